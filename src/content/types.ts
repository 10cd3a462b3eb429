/**
 * Shapes of the built-in content. No React in here: the server, the
 * browser and the build scripts all read these.
 */

/**
 * A picture. `src` is either a local base path (`/art/case-studies/investec/hero`, files
 * `<src>-<width>.avif` and one `.jpg`) or the id of a picture at the image-delivery
 * service (ten or more letters, digits, `_` or `-`). Width and height are the
 * largest size in px; they give the aspect ratio that keeps the page from jumping.
 */
export interface ImageAsset {
  src: string;
  width: number;
  height: number;
}

/** A film: local files `<src>.webm` and `<src>.mp4`, or an id at the configured video host. */
export interface FilmAsset {
  src: string;
  hostedId?: string;
  /** What the film shows, for people who don't see it. */
  title: string;
  poster: ImageAsset;
  width: number;
  height: number;
}

/** Process step, benefit, use case, differentiator. */
export interface TitledText {
  title: string;
  description: string;
}

/** Offer or service item. */
export interface OfferItem extends TitledText {
  buttonText?: string;
  featured?: boolean;
  /** Shown above the title. */
  imageSrc?: ImageAsset;
}

/** A record that may be one of those that ship with the site, made up: the page says so beside it. */
export interface Sampled {
  sample?: boolean;
}

export interface Stat extends Sampled {
  value: string;
  label: string;
}

/** One of the six services: name in menus, path, one-line description, title of its page, picture. */
export interface Service {
  name: string;
  path: string;
  description: string;
  title: string;
  imageSrc: ImageAsset;
  linkTo: string;
}

export interface ClientLogo extends Sampled {
  name: string;
  logoUrl: string;
}

/** Degrees; south of the equator and west of Greenwich they are below zero. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface Office extends Sampled {
  key: string;
  name: string;
  /** Street, district, `City, postcode`, country: a line each; there may be more before the city. */
  address: string[];
  position: Position;
  /** Address of the embedded map. */
  coordinates: string;
  /** Shown as a survey label, e.g. `26.1076° S, 28.0567° E`. */
  gridReference: string;
  phone?: string;
  email?: string;
  hours: string;
  mapLink: string;
  map: ImageAsset;
}

export interface DeveloperProfile extends Sampled {
  name: string;
  title: string;
  bio: string;
  skills: string[];
  /** Like `20+ yrs experience`. */
  experience: string;
  location: string;
  avatar?: ImageAsset;
}
