/** How each hiding place is opened: a lid is lifted, doors swing, a curtain is drawn, a cloth is raised; under stairs there is a low door. */

export type Way = 'lid' | 'doors' | 'curtain' | 'cloth' | 'stairs';

export const WAYS: Record<Way, string[]> = {
  lid: ['toy-chest', 'trunk', 'hamper', 'coal-bin', 'crates', 'laundry', 'bathtub'],
  doors: [
    'wardrobe',
    'cupboard',
    'larder',
    'clock',
    'dolls-house',
    'bookcase',
    'boiler',
    'dresser',
    'fireplace',
    'wine-rack',
  ],
  curtain: ['curtain'],
  stairs: ['staircase'],
  cloth: ['bed', 'bunk', 'sofa', 'desk', 'sink'],
};

/** The way into a Shadow, by its id (`study.curtain`). */
export function wayInto(shadow: string): Way {
  const kind = shadow.slice(shadow.indexOf('.') + 1);
  return (Object.keys(WAYS) as Way[]).find((way) => WAYS[way].includes(kind)) ?? 'lid';
}
