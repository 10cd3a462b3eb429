import { Transform, type TransformCallback } from 'node:stream';

const HEAD_END = '</head>';
/** React writes pieces of 4 kB; a part of this size fills some packets. */
const PART_BYTES = 16 * 1024;

export interface HtmlStreamOptions {
  /** The style elements for the document's head. */
  styles: string;
  /** Where sections come late. */
  late?: {
    /** The style elements of the components that are rendered by then. */
    styles(): string;
    /** Allows their style elements. */
    nonce: string;
    /** Called behind each part that makes sense to a browser by itself. */
    onFlush(): void;
  };
}

/**
 * Puts a document's styles before `</head>`, and those of a late section before that section, never
 * inside a half-written tag. Passes the rest on in parts of some 16 kB, with backpressure.
 */
export class HtmlStream extends Transform {
  #options: HtmlStreamOptions;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #sent: Buffer[] = [];
  #componentStyles: string | undefined;
  #isHeadSent = false;
  #isAfterFlush = false;

  constructor(options: HtmlStreamOptions) {
    super();
    this.#options = options;
    this.#componentStyles = options.late?.styles();
  }

  /** Everything that was passed on. */
  get bytes(): Buffer {
    return Buffer.concat(this.#sent);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.#isAfterFlush) this.#addLateStyles();
    this.#isAfterFlush = false;
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes >= PART_BYTES) this.#passOn();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#passOn();
    this.#push(Buffer.concat(this.#waiting)); // a document without a head's end
    done();
  }

  /** React calls this when what it wrote so far makes sense to a browser. */
  flush(): void {
    const { late } = this.#options;
    if (!late) return; // the whole document follows at once
    this.#passOn();
    this.#isAfterFlush = true;
    setImmediate(late.onFlush);
  }

  #passOn(): void {
    const part = Buffer.concat(this.#waiting);
    const headEnd = this.#isHeadSent ? 0 : part.indexOf(HEAD_END);
    if (headEnd === -1) return; // a long head: its end may be cut in two here
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (!this.#isHeadSent) {
      this.#push(part.subarray(0, headEnd));
      this.#push(Buffer.from(this.#options.styles));
    }
    this.#isHeadSent = true;
    this.#push(part.subarray(headEnd));
  }

  /** A late section follows: React has rendered it whole, so that its styles are known. */
  #addLateStyles(): void {
    const { late } = this.#options;
    const styles = late?.styles() ?? '';
    if (styles === this.#componentStyles) return;
    this.#componentStyles = styles;
    this.#push(Buffer.from(styles.replaceAll('<style', `<style nonce="${late?.nonce}"`)));
  }

  #push(part: Buffer): void {
    if (part.length === 0) return;
    this.#sent.push(part);
    this.push(part);
  }
}
