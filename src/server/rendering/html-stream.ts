import { Transform, type TransformCallback } from 'node:stream';

const CLOSING_TAG = '</head>';
/** React writes pieces of 4 kB; a chunk of this size fills several packets. */
const CHUNK_BYTES = 16 * 1024;

/**
 * Inserts a document's styles before `</head>`, and those of a late section before that section, never within a tag.
 * Emits chunks of some 16 kB with backpressure, and `flush` after a part that a browser can render.
 */
export class HtmlStream extends Transform {
  #headStyles: string;
  #styles: () => string;
  #nonce: string;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #knownStyles: string;
  #isHeadSent = false;
  #isAfterFlush = false;

  /**
   * @param headStyles the style elements for the document's head
   * @param styles the style elements of the components rendered so far
   * @param nonce of the style elements of late sections
   */
  constructor(headStyles: string, styles: () => string, nonce: string) {
    super();
    this.#headStyles = headStyles;
    this.#styles = styles;
    this.#nonce = nonce;
    this.#knownStyles = styles();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.#isAfterFlush) this.#addLateStyles();
    this.#isAfterFlush = false;
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes >= CHUNK_BYTES) this.#passOn();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#passOn();
    this.#push(Buffer.concat(this.#waiting)); // a document without `</head>`
    done();
  }

  /** React calls this after a coherent piece of HTML. */
  flush(): void {
    this.#passOn();
    this.#isAfterFlush = true;
    setImmediate(() => this.emit('flush'));
  }

  #passOn(): void {
    const part = Buffer.concat(this.#waiting);
    const headEnd = this.#isHeadSent ? 0 : part.indexOf(CLOSING_TAG);
    if (headEnd === -1) return; // in a long head the closing tag may be split between two pieces
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (!this.#isHeadSent) {
      this.#push(part.subarray(0, headEnd));
      this.#push(Buffer.from(this.#headStyles));
    }
    this.#isHeadSent = true;
    this.#push(part.subarray(headEnd));
  }

  /** A late section follows, rendered completely, so that its styles are known. */
  #addLateStyles(): void {
    const styles = this.#styles();
    if (styles === this.#knownStyles) return;
    this.#knownStyles = styles;
    this.#push(Buffer.from(styles.replaceAll('<style', `<style nonce="${this.#nonce}"`)));
  }

  #push(part: Buffer): void {
    if (part.length > 0) this.push(part);
  }
}
