/** Our five monsters by the number of their stage; the English name tells a stranger that has taken one of them. */

export type Ours = 'loomer' | 'coil' | 'wick' | 'hinge' | 'drape';

const NAMES: Record<number, Ours> = { 1: 'loomer', 2: 'coil', 3: 'wick', 4: 'hinge', 5: 'drape' };

/** Which of ours it is; nothing for a stranger. */
export function ours(stage: number, name?: string): Ours | undefined {
  const found = NAMES[stage];
  return found && (!name || name.toLowerCase() === `the ${found}`) ? found : undefined;
}
