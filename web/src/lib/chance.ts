/** Random texts of our own: our part of the dice, and the keys of moves. */
export function nonce(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
