import { api, refusalOf } from './api';
import { settings } from './settings.svelte';
import type { Book, Game, Options, Refusal } from './types';

/** The games of this house and their rules, in the language of the settings. */
class Games {
  list = $state.raw<Game[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  private lang = '';
  private loading = Promise.resolve();
  private books = new Map<string, Promise<Book>>();

  of(name: string): Game | undefined {
    return this.list.find((game) => game.name === name);
  }

  load(): Promise<void> {
    if (this.lang !== settings.lang) {
      this.lang = settings.lang;
      this.loading = this.ask();
    }
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      this.list = await api.games();
      this.refusal = null;
    } catch (error) {
      this.lang = '';
      this.refusal = refusalOf(error);
    }
  }

  /** The rules as a book, as they are under these options. */
  book(game: string, options: Options): Promise<Book> {
    const place = `${settings.lang}/${game}/${JSON.stringify(options)}`;
    let book = this.books.get(place);
    if (!book) {
      book = api.book(game, options);
      book.catch(() => this.books.delete(place));
      this.books.set(place, book);
    }
    return book;
  }
}

export const games = new Games();
