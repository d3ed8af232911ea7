/** The little board close up in candlelight. Drawn when it is told to: nothing here knows what time it is. */

import {
  ACESFilmicToneMapping,
  AdditiveBlending,
  BackSide,
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  PMREMGenerator,
  PointLight,
  Raycaster,
  Scene,
  SpotLight,
  Sprite,
  SpriteMaterial,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
  type WebGLRenderTarget,
} from 'three';

import { BLIP_OFF, THICK, type Disc, type Kind, type Pose, type Side } from '../things';
import { BOARD, CANDLE, blip, disc, face, field, frame, stand, wax, wick } from './shapes';
import { flame, glow, gold, lacquer, wood } from './surfaces';

export interface Wishes {
  /** For a small device: fewer pixels, smaller shadows. */
  light: boolean;
}

const FLAME = { x: CANDLE.x, y: CANDLE.y, z: CANDLE.high + 6 };
const WARM = 0xffa653;
/** What must be seen of the board: half its width, how high, in millimetres; and from how far above. */
const SEEN = { half: 47, high: 90 };
const LOOKS = { up: 0.47, at: 19 };
const NARROW = 24;
const COARSEST = 0.5;

interface Shown {
  body: Group;
  kind: Kind;
  side: Side;
}

export class TowerScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly world = new Group();
  private readonly camera = new PerspectiveCamera(NARROW, 1, 20, 900);
  private readonly candle = new SpotLight(WARM, 0, 0, 0.82, 1, 1.6);
  private readonly round = new PointLight(WARM, 0, 0, 1.8);
  private readonly flame: Sprite;
  private readonly halo: Sprite;
  private readonly env: WebGLRenderTarget;
  private readonly shapes: Record<'disc' | 'face' | 'small' | 'big', BufferGeometry>;
  private readonly matter: Record<'black' | 'red' | 'gold' | 'brass', MeshStandardMaterial>;
  private readonly shadow: Mesh;
  private readonly discs: Shown[] = [];
  private held: Shown | null = null;
  private readonly textures: Texture[] = [];
  private readonly ray = new Raycaster();
  private size = { width: 1, height: 1, ratio: 1 };
  /** How many of its pixels a slow device draws, along each side. */
  private share = 1;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly wishes: Wishes,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.05;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.scene.background = new Color(0x07070a);
    this.world.rotation.x = -Math.PI / 2;
    this.scene.add(this.world);
    this.env = this.surroundings();
    this.scene.environment = this.env.texture;
    this.scene.environmentIntensity = 0.95;

    const round = wishes.light ? 48 : 72;
    const detail = wishes.light ? 256 : 512;
    const keep = <Kept extends Texture>(texture: Kept): Kept => {
      this.textures.push(texture);
      return texture;
    };
    const polish = keep(lacquer(256));
    const powder = keep(gold(512));
    this.shapes = {
      disc: disc(round),
      face: face(round),
      small: blip('small', 28),
      big: blip('big', 32),
    };
    this.matter = {
      black: new MeshStandardMaterial({
        color: 0x110e11,
        roughness: 1.15,
        roughnessMap: polish,
        metalness: 0,
      }),
      red: new MeshStandardMaterial({ color: 0xa51d12, roughness: 1.1, roughnessMap: polish, metalness: 0 }),
      gold: new MeshStandardMaterial({
        color: 0xf0b860,
        emissive: 0x6b3f10,
        emissiveIntensity: 0.5,
        roughness: 0.42,
        metalness: 0.85,
        alphaMap: powder,
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      }),
      brass: new MeshStandardMaterial({ color: 0xc9963f, roughness: 0.26, metalness: 1 }),
    };

    this.lay(detail, keep, polish);
    [this.flame, this.halo] = this.light(keep, round);
    this.shadow = this.under(keep);
    this.flicker(0);
  }

  /** What the lacquer mirrors: a dark room, the candle, a paper window by night. */
  private surroundings(): WebGLRenderTarget {
    const room = new Scene();
    const made: { dispose: () => void }[] = [];
    const add = (
      colour: number,
      bright: number,
      size: [number, number, number],
      at: [number, number, number],
    ) => {
      const shape = new BoxGeometry(...size);
      const matter = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(bright) });
      made.push(shape, matter);
      const box = new Mesh(shape, matter);
      box.position.set(...at);
      room.add(box);
      return matter;
    };
    add(0x14100f, 0.5, [40, 24, 40], [0, 6, 0]).side = BackSide;
    add(0x3a2413, 0.7, [40, 0.2, 40], [0, -5.5, 0]);
    add(0xff9a45, 16, [1.5, 2.6, 1.5], [-7, 3.4, -9]);
    add(0xff8a3a, 1.5, [5, 5, 0.4], [-8, 4, -11]);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        add(0x8fb3d9, 1.7, [0.3, 2.1, 2.3], [16, 3.2 + row * 2.6, -7 + column * 2.9]);
    add(0xffc98a, 0.6, [9, 0.2, 5], [-2, 15, 3]);
    const generator = new PMREMGenerator(this.renderer);
    const found = generator.fromScene(room, 0.015);
    generator.dispose();
    made.forEach((one) => one.dispose());
    return found;
  }

  private mesh(shape: BufferGeometry, matter: Material, into: Object3D, casts = true, takes = true): Mesh {
    const made = new Mesh(shape, matter);
    made.castShadow = casts;
    made.receiveShadow = takes;
    into.add(made);
    return made;
  }

  private lay(detail: number, keep: <Kept extends Texture>(texture: Kept) => Kept, polish: Texture): void {
    const pale = wood([196, 150, 102], [112, 72, 42], detail, 9, 3);
    const dark = wood([70, 46, 32], [26, 16, 12], detail, 5, 17);
    for (const { colour, rough } of [pale, dark]) [colour, rough].forEach(keep);
    pale.colour.repeat.set(0.94, 0.94);
    dark.colour.repeat.set(3, 3);
    dark.rough.repeat.set(3, 3);
    const board = new MeshStandardMaterial({
      map: pale.colour,
      roughnessMap: pale.rough,
      bumpMap: pale.rough,
      bumpScale: -0.6,
      roughness: 0.9,
    });
    this.mesh(field(), board, this.world, false);
    const rim = new MeshStandardMaterial({ color: 0x0d0a0c, roughness: 0.9, roughnessMap: polish });
    this.mesh(frame(), rim, this.world, false, false);
    const blipped = this.mesh(blip('board', 40), this.matter.brass, this.world);
    blipped.castShadow = false;
    const table = new MeshStandardMaterial({
      map: dark.colour,
      roughnessMap: dark.rough,
      bumpMap: dark.rough,
      bumpScale: -1,
      roughness: 0.95,
    });
    const ground = this.mesh(new PlaneGeometry(900, 900), table, this.world, false);
    ground.position.z = -BOARD.thick - 1.5;
  }

  private light(keep: <Kept extends Texture>(texture: Kept) => Kept, round: number): [Sprite, Sprite] {
    const size = this.wishes.light ? 512 : 1024;
    this.candle.position.set(FLAME.x, FLAME.y, FLAME.z + 3);
    this.candle.target.position.set(2, -4, 4);
    this.candle.castShadow = true;
    this.candle.shadow.mapSize.set(size, size);
    this.candle.shadow.camera.near = 30;
    this.candle.shadow.camera.far = 230;
    this.candle.shadow.bias = -0.003;
    this.candle.shadow.normalBias = 0.5;
    this.candle.shadow.radius = 5;
    this.world.add(this.candle, this.candle.target);

    this.round.position.set(FLAME.x, FLAME.y, FLAME.z + 2);
    this.world.add(this.round);

    const above = new DirectionalLight(0xffd9ae, 0.5);
    above.position.set(14, -26, 120);
    above.castShadow = true;
    above.shadow.mapSize.set(size, size);
    Object.assign(above.shadow.camera, { left: -62, right: 62, top: 62, bottom: -62, near: 20, far: 190 });
    above.shadow.bias = -0.003;
    above.shadow.normalBias = 0.4;
    above.shadow.radius = 7;
    above.shadow.intensity = 0.85;
    this.world.add(above, above.target);
    const night = new DirectionalLight(0x6f93c8, 0.42);
    night.position.set(120, 40, 60);
    this.world.add(night, night.target);
    const front = new DirectionalLight(0xffb87a, 0.34);
    front.position.set(-30, -120, 50);
    this.world.add(front, front.target);
    const sky = new HemisphereLight(0x465270, 0x2c1a0c, 0.75);
    this.scene.add(sky);

    const candle = new Group();
    candle.position.set(CANDLE.x, CANDLE.y, 0);
    const tallow = new MeshStandardMaterial({
      color: 0xd9bf96,
      roughness: 0.6,
      emissive: 0xff6a1c,
      emissiveIntensity: 0.1,
    });
    this.mesh(wax(40), tallow, candle, false, false);
    this.mesh(wick(), new MeshBasicMaterial({ color: 0x120a06 }), candle, false, false);
    const brass = this.mesh(stand(round), this.matter.brass, candle, false, false);
    brass.position.z = 0.4;
    this.world.add(candle);

    const sprite = (map: Texture, width: number, height: number, middle: number) => {
      const matter = new SpriteMaterial({
        map: keep(map),
        blending: AdditiveBlending,
        depthWrite: false,
        transparent: true,
        fog: false,
      });
      const made = new Sprite(matter);
      made.scale.set(width, height, 1);
      made.center.set(0.5, middle);
      made.position.set(FLAME.x, FLAME.y, FLAME.z);
      this.world.add(made);
      return made;
    };
    const fire = sprite(flame(128), 8.5, 19, 0.2);
    fire.material.color.setScalar(2.2);
    const shine: [number, string][] = [
      [0, 'rgba(255,180,96,0.62)'],
      [0.1, 'rgba(255,150,66,0.28)'],
      [0.34, 'rgba(220,98,34,0.085)'],
      [0.7, 'rgba(140,56,20,0.02)'],
      [1, 'rgba(0,0,0,0)'],
    ];
    const halo = sprite(glow(256, shine), 150, 150, 0.5);
    halo.material.depthTest = false;
    return [fire, halo];
  }

  /** Where the disc in the hand would come down. */
  private under(keep: <Kept extends Texture>(texture: Kept) => Kept): Mesh {
    const dark: [number, string][] = [
      [0, 'rgba(0,0,0,0.5)'],
      [0.55, 'rgba(0,0,0,0.4)'],
      [0.8, 'rgba(0,0,0,0.12)'],
      [1, 'rgba(0,0,0,0)'],
    ];
    const matter = new MeshBasicMaterial({
      map: keep(glow(128, dark)),
      transparent: true,
      depthWrite: false,
      fog: false,
      polygonOffset: true,
      polygonOffsetFactor: -3,
    });
    const made = this.mesh(new CircleGeometry(19, 40), matter, this.world, false, false);
    made.visible = false;
    return made;
  }

  private shown(kind: Kind, side: Side): Shown {
    const body = new Group();
    const matter = kind === 'black' ? this.matter.black : this.matter.red;
    this.mesh(this.shapes.disc, matter, body);
    for (const up of [true, false]) {
      const painted = this.mesh(this.shapes.face, this.matter.gold, body, false);
      painted.position.z = (up ? 1 : -1) * (THICK / 2 + 0.02);
      if (!up) painted.rotation.x = Math.PI;
    }
    if (kind !== 'black') {
      const dome = this.mesh(this.shapes[kind], this.matter.brass, body);
      dome.position.set(BLIP_OFF, 0, side === 'up' ? THICK / 2 : -THICK / 2);
      if (side === 'down') dome.rotation.x = Math.PI;
    }
    this.world.add(body);
    return { body, kind, side };
  }

  private place(shown: Shown, { at, turned }: Pose): void {
    shown.body.position.set(at[0], at[1], at[2]);
    shown.body.quaternion.set(turned[0], turned[1], turned[2], turned[3]);
  }

  /** What lies on the board, lowest first. */
  stack(discs: readonly Disc[]): void {
    discs.forEach((one, n) => {
      const found = this.discs[n];
      if (found && found.kind === one.kind && found.side === one.side) return this.place(found, one);
      if (found) this.world.remove(found.body);
      this.discs[n] = this.shown(one.kind, one.side);
      this.place(this.discs[n], one);
    });
    for (const gone of this.discs.splice(discs.length)) this.world.remove(gone.body);
  }

  /** The disc in a hand, and the height of what lies under it; nothing, where there is none. */
  hold(disc: Disc | null, under = 0): void {
    this.shadow.visible = disc !== null;
    if (this.held && (!disc || disc.kind !== this.held.kind || disc.side !== this.held.side)) {
      this.world.remove(this.held.body);
      this.held = null;
    }
    if (!disc) return;
    this.held ??= this.shown(disc.kind, disc.side);
    this.place(this.held, disc);
    const near = Math.max(0, Math.min(1, 1 - (disc.at[2] - under - THICK / 2) / 26));
    this.shadow.position.set(disc.at[0], disc.at[1], under + 0.06);
    this.shadow.scale.setScalar(1.16 - 0.24 * near);
    (this.shadow.material as MeshBasicMaterial).opacity = 0.35 + 0.65 * near;
  }

  /** The candle at this moment, in seconds; at 0 it stands still. */
  flicker(time: number): void {
    const wave = (speed: number, at: number) => Math.sin(time * speed + at);
    const lively = time
      ? 0.5 * wave(7.3, 0) * wave(2.9, 1.3) + 0.32 * wave(12.1, 2) * wave(1.7, 0.4) + 0.2 * wave(0.9, 3)
      : 0;
    const bright = 1 + 0.075 * lively;
    const lean = time ? 0.5 * wave(1.3, 1) + 0.3 * wave(3.7, 2) : 0;
    this.candle.intensity = 4300 * bright;
    this.round.intensity = 4200 * bright;
    this.candle.position.x = FLAME.x + 0.8 * lean;
    this.candle.position.z = FLAME.z + 3 + 0.5 * lively;
    this.flame.scale.set(8.5 * (1 - 0.05 * lively), 19 * (1 + 0.11 * lively), 1);
    this.flame.material.rotation = -0.05 * lean;
    this.halo.scale.setScalar(150 * (1 + 0.05 * lively));
    this.halo.material.opacity = 0.92 + 0.08 * lively;
  }

  /** How high the stack is looked at, in millimetres. */
  private look(): void {
    const { width, height } = this.size;
    const aspect = width / height;
    this.camera.aspect = aspect;
    const half = Math.tan((NARROW * Math.PI) / 360);
    const far = Math.max(SEEN.high / 2 / half, SEEN.half / (half * aspect)) + 14;
    this.camera.position.set(6, LOOKS.at + far * Math.sin(LOOKS.up), far * Math.cos(LOOKS.up));
    this.camera.lookAt(0, LOOKS.at, 0);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  resize(width: number, height: number, ratio: number): void {
    this.size = { width: Math.max(1, width), height: Math.max(1, height), ratio };
    this.renderer.setPixelRatio(Math.min(ratio, this.wishes.light ? 1.5 : 2) * this.share);
    this.renderer.setSize(this.size.width, this.size.height, false);
    this.look();
  }

  /** Fewer pixels, where drawing them all takes too long; false where it is coarse enough. */
  coarser(): boolean {
    if (this.share <= COARSEST) return false;
    this.share = Math.max(COARSEST, this.share * 0.75);
    this.resize(this.size.width, this.size.height, this.size.ratio);
    return true;
  }

  /** The point at this height under a pixel of the canvas. */
  pick(px: number, py: number, height: number): [number, number] | null {
    const screen = new Vector2((px / this.size.width) * 2 - 1, 1 - (py / this.size.height) * 2);
    this.ray.setFromCamera(screen, this.camera);
    const hit = this.ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
    return hit && [hit.x, -hit.z];
  }

  render(): void {
    this.renderer.render(this.scene, this.camera);
  }

  /** Nothing of it is left on the graphics card. */
  dispose(): void {
    this.scene.traverse((one) => {
      if (!(one instanceof Mesh || one instanceof Sprite)) return;
      one.geometry.dispose();
      (one.material as Material).dispose();
    });
    for (const shape of Object.values(this.shapes)) shape.dispose();
    for (const matter of Object.values(this.matter)) matter.dispose();
    this.textures.forEach((texture) => texture.dispose());
    this.env.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
