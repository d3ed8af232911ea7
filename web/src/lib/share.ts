/** Hands an address to the device's share sheet, or to the clipboard. Says which of the two it was. */
export async function share(title: string, address: string): Promise<'shared' | 'copied' | 'no'> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: address });
      return 'shared';
    } catch {
      return 'no';
    }
  }
  return (await copy(address)) ? 'copied' : 'no';
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a text to the browser as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
