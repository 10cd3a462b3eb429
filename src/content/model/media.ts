/**
 * A picture. `src` is a local base path (`/art/case-studies/acme/hero` for files `<src>-<width>.avif` and one
 * `.jpg`) or an id at the image-delivery service (ten or more letters, digits, `_` or `-`). Width and height are the
 * largest size in px, whose ratio prevents layout shifts.
 */
export interface ImageAsset {
  src: string;
  width: number;
  height: number;
}

/** A picture for phones, of which cards show the top. */
export interface PhoneImage extends ImageAsset {
  /** The height of what is shown as a share of its width, by default a square. */
  cut?: number | undefined;
}

/** A film: local files `<src>.webm` and `<src>.mp4`, or an id at the configured video host. */
export interface FilmAsset {
  src: string;
  hostedId?: string;
  /** The alternative text. */
  title: string;
  poster: ImageAsset;
  /** Shown instead below 768 px: the same in larger letters. */
  phone?: { src: string; poster: ImageAsset };
  width: number;
  height: number;
}
