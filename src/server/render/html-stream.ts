import { Writable } from 'node:stream';

const HEAD_END = '</head>';

export interface HtmlStreamOptions {
  /** The CSS of the HTML so far; null when it was taken before. */
  takeCss(): string | null;
  /** Called with the first part's CSS, before anything is written: the moment to send headers. */
  onStart(css: string): void;
  /** Writes a part of the document to the visitor. */
  write(part: Buffer): void;
  /** The element that starts the app; stands behind the first part's styles. */
  startTag: string;
  /** Allows the style elements of later parts; the first one is allowed by its hash. */
  nonce: string;
}

/**
 * Where React pipes a document to. Joins React's small writes, and puts CSS and HTML out together
 * as one unit at each flush: before `</head>` the first time, before the markup later, never
 * inside a half-written tag (ARCHITECTURE.md, fact 3).
 */
export class HtmlStream extends Writable {
  #options: HtmlStreamOptions;
  #chunks: Buffer[] = [];
  #started = false;

  constructor(options: HtmlStreamOptions) {
    super({ decodeStrings: true });
    this.#options = options;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }

  /** React calls this when what it wrote so far makes sense to a browser. */
  flush(): void {
    if (this.#chunks.length === 0) return;
    const html = Buffer.concat(this.#chunks);
    this.#chunks = [];
    const { takeCss, startTag, onStart, write, nonce } = this.#options;
    const css = takeCss();
    if (this.#started) {
      const style = css ? `<style nonce="${nonce}">${css}</style>` : '';
      write(Buffer.concat([Buffer.from(style), html]));
      return;
    }
    this.#started = true;
    onStart(css ?? '');
    const headEnd = html.indexOf(HEAD_END);
    const added = Buffer.from((css ? `<style>${css}</style>` : '') + startTag);
    write(Buffer.concat([html.subarray(0, headEnd), added, html.subarray(headEnd)]));
  }
}
