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
 * Where React pipes a document to. Joins React's small writes, which are strings (decision 012),
 * and puts CSS and HTML out together as one unit at each flush: before `</head>` the first time,
 * before the markup later, never inside a half-written tag (ARCHITECTURE.md, fact 3).
 */
export class HtmlStream extends Writable {
  #options: HtmlStreamOptions;
  #html = '';
  #started = false;

  constructor(options: HtmlStreamOptions) {
    super({ decodeStrings: false });
    this.#options = options;
  }

  /** Spares what a Writable does for each of thousands of pieces; `true` asks for more at once. */
  override write(chunk: string): boolean {
    this.#html += chunk;
    return true;
  }

  /** What comes with `end`. */
  override _write(chunk: string, _encoding: string, done: () => void): void {
    this.write(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }

  /** React calls this when what it wrote so far makes sense to a browser. */
  flush(): void {
    if (this.#html === '') return;
    const html = this.#html;
    this.#html = '';
    const { takeCss, startTag, onStart, write, nonce } = this.#options;
    const css = takeCss();
    if (this.#started) {
      const style = css ? `<style nonce="${nonce}">${css}</style>` : '';
      write(Buffer.from(style + html));
      return;
    }
    this.#started = true;
    onStart(css ?? '');
    const headEnd = html.indexOf(HEAD_END);
    const added = (css ? `<style>${css}</style>` : '') + startTag;
    write(Buffer.from(html.slice(0, headEnd) + added + html.slice(headEnd)));
  }
}
