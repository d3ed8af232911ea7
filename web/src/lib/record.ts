/** Reads the text of a record (docs/record-format.md), as far as its dice and its story need it. */

export interface Draw {
  /** The number of the line of play. */
  line: number;
  /** Counted from 1 over the whole game. */
  draw: number;
  what: string;
  ticket: number | null;
  total: number | null;
}

export interface RecordText {
  game: string;
  seats: string[];
  names: Record<string, string>;
  commitment: string;
  nonces: string[];
  secret: string;
  finished: boolean;
  lines: number;
  draws: Draw[];
}

const FIRST = 'yakata record 1';

/** Null when the text is not a whole record. */
export function readRecord(text: string): RecordText | null {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  if (lines[0]?.trim() !== FIRST) return null;
  const heads = new Map<string, string>();
  const draws: Draw[] = [];
  let played = 0;
  for (const line of lines.slice(1)) {
    if (!line.trim() || line.startsWith(';')) continue;
    const play = /^(\d+)\. (\S+) (.*?)(?: ;.*)?$/.exec(line);
    if (!play) {
      const head = /^([^:]+): ?(.*)$/.exec(line);
      if (head) heads.set(head[1]!, head[2]!.trim());
      continue;
    }
    played += 1;
    if (play[2] === '*') draws.push(readDraw(Number(play[1]), draws.length + 1, play[3]!.trim()));
  }
  const last = heads.get('end') ?? heads.get('open');
  if (last === undefined || Number(last) !== played) return null;
  const seats = heads.get('seats')?.split(/\s+/) ?? [];
  const named = seats.filter((seat) => heads.has(`name ${seat}`));
  return {
    game: heads.get('game') ?? '',
    seats,
    names: Object.fromEntries(named.map((seat) => [seat, heads.get(`name ${seat}`)!])),
    commitment: heads.get('commitment') ?? '',
    nonces: seats.flatMap((seat) => heads.get(`nonce ${seat}`) ?? []),
    secret: heads.get('secret') ?? '',
    finished: heads.has('end'),
    lines: played,
    draws,
  };
}

function readDraw(line: number, draw: number, text: string): Draw {
  const ticket = /^(.*) (\d+)\/(\d+)$/.exec(text);
  if (!ticket) return { line, draw, what: text, ticket: null, total: null };
  return { line, draw, what: ticket[1]!, ticket: Number(ticket[2]), total: Number(ticket[3]) };
}
