/**
 * The types of the content, for server, browser and build: no React.
 */

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

/** A film: local files `<src>.webm` and `<src>.mp4`, or an id at the configured video host. */
export interface FilmAsset {
  src: string;
  hostedId?: string;
  /** The alternative text. */
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
  /** The label of a link to /contact. */
  buttonText?: string;
  featured?: boolean;
  /** Shown above the title. */
  imageSrc?: ImageAsset;
}

/** A record that may be an invented sample, which pages mark. */
export interface Sampled {
  sample?: boolean;
  /** The day by which the owner looks at it again, such as `30 November 2026`; later, build and start list it. */
  reviewBy?: string;
}

export interface Stat extends Sampled {
  value: string;
  label: string;
}

/** A service: name in menus, path, one-line description, title of its page, picture. */
export interface Service {
  name: string;
  path: string;
  description: string;
  title: string;
  imageSrc: ImageAsset;
}

export interface ClientLogo extends Sampled {
  name: string;
  logoUrl: string;
  /** A mark that is less than half as wide again as high, which gets a higher box. */
  tall?: boolean;
}

/** In degrees; negative in the south and the west. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The parts of a postal address; `addressLines` of company/country.ts has their order. */
export interface PostalAddress {
  /** The lines above the place: street, building, district. */
  street: readonly string[];
  /** Town or city. */
  locality: string;
  /** Province, state or county. */
  region?: string;
  /** Postcode. */
  code: string;
  country: string;
}

export interface Office extends Sampled {
  key: string;
  name: string;
  address: PostalAddress;
  position: Position;
  /** The address of the embedded map. */
  coordinates: string;
  /** Such as `26.1076° S, 28.0567° E`. */
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
  /** Such as `20+ yrs experience`. */
  experience: string;
  location: string;
  avatar?: ImageAsset;
}
