/** The nine boards as we draw them: which rooms, which floor under them, where the doors are. Unrotated. */

export type Side = 'N' | 'E' | 'S' | 'W';
export type Ground = 'planks' | 'tatami' | 'carpet' | 'waves' | 'checks' | 'hexagons' | 'stones' | 'parquet';

export interface RoomPlan {
  id: string;
  sides: Side[];
  shadows: string[];
  ground: Ground;
  /** Where a flight of stairs goes from here. */
  stairs?: 'up' | 'down';
  grudge?: boolean;
}

export interface BoardPlan {
  id: string;
  rooms: RoomPlan[];
  doors: Side[];
}

const ALL: Side[] = ['N', 'E', 'S', 'W'];

export const BOARDS: BoardPlan[] = [
  {
    id: 'hall-1f',
    doors: ['N', 'E', 'W'],
    rooms: [{ id: 'hall-1f', sides: ALL, shadows: ['staircase'], ground: 'parquet', stairs: 'up' }],
  },
  {
    id: 'hall-2f',
    doors: ['N', 'E', 'W'],
    rooms: [{ id: 'hall-2f', sides: ALL, shadows: ['cupboard'], ground: 'planks', stairs: 'down' }],
  },
  {
    id: 'basement',
    doors: [],
    rooms: [
      {
        id: 'basement',
        sides: ALL,
        shadows: ['coal-bin', 'wine-rack', 'trunk', 'boiler'],
        ground: 'stones',
        stairs: 'up',
      },
    ],
  },
  {
    id: 'study',
    doors: ['N', 'E'],
    rooms: [{ id: 'study', sides: ALL, shadows: ['desk', 'bookcase', 'curtain'], ground: 'planks' }],
  },
  {
    id: 'red-bedroom',
    doors: ['N', 'S'],
    rooms: [
      {
        id: 'red-bedroom',
        sides: ALL,
        shadows: ['bed', 'wardrobe', 'dresser'],
        ground: 'carpet',
        grudge: true,
      },
    ],
  },
  {
    id: 'kids-room',
    doors: ['N'],
    rooms: [
      {
        id: 'kids-room',
        sides: ALL,
        shadows: ['toy-chest', 'bunk', 'dolls-house'],
        ground: 'waves',
        grudge: true,
      },
    ],
  },
  {
    id: 'kitchen',
    doors: ['N', 'E', 'S'],
    rooms: [
      { id: 'kitchen', sides: ['N', 'E'], shadows: ['larder', 'sink'], ground: 'checks' },
      { id: 'storage', sides: ['S', 'W'], shadows: ['crates', 'laundry'], ground: 'planks', stairs: 'down' },
    ],
  },
  {
    id: 'living-room',
    doors: ALL,
    rooms: [{ id: 'living-room', sides: ALL, shadows: ['sofa', 'clock', 'fireplace'], ground: 'tatami' }],
  },
  {
    id: 'washroom',
    doors: ['E', 'W'],
    rooms: [
      { id: 'washroom', sides: ['N', 'W'], shadows: ['hamper'], ground: 'planks' },
      { id: 'bathroom', sides: ['E', 'S'], shadows: ['bathtub'], ground: 'hexagons' },
    ],
  },
];

export const boardPlan = (id: string) => BOARDS.find((board) => board.id === id);
export const ROOMS = BOARDS.flatMap((board) => board.rooms);
export const roomPlan = (id: string) => ROOMS.find((room) => room.id === id);
export const boardOfRoom = (room: string) =>
  BOARDS.find((board) => board.rooms.some((one) => one.id === room))?.id ?? '';
