/** The parts of the peers that the benches use; their own types exist only after they are installed. */
declare module 'fabric' {
  export const version: string;
  export class FabricObject {
    set(values: object): this;
  }
  export class Path extends FabricObject {
    constructor(d: string, options: object);
  }
  export class FabricText extends FabricObject {
    constructor(text: string, options: object);
  }
  export class FabricImage extends FabricObject {
    constructor(image: HTMLImageElement, options: object);
  }
  export class StaticCanvas {
    backgroundColor: string;
    constructor(element: HTMLCanvasElement, options: object);
    add(...objects: FabricObject[]): number;
    renderAll(): void;
    toDataURL(options: object): string;
    dispose(): Promise<boolean>;
  }
}

declare module 'konva' {
  interface Node {
    setAttrs(values: object): this;
  }
  interface Layer extends Node {
    add(...nodes: Node[]): this;
    draw(): this;
  }
  interface Stage extends Node {
    add(layer: Layer): this;
    toDataURL(options: object): string;
    destroy(): this;
  }
  const Konva: {
    readonly version: string;
    readonly Stage: new (options: object) => Stage;
    readonly Layer: new (options?: object) => Layer;
    readonly Rect: new (options: object) => Node;
    readonly Path: new (options: object) => Node;
    readonly Text: new (options: object) => Node;
    readonly Image: new (options: object) => Node;
  };
  export { Konva as default };
}
