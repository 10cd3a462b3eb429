import type { OwnPage } from '../../content/records/page-schema.ts';
import { ownPagePicture } from '../../content/picture-files.ts';
import type { ImageAsset } from '../../content/types.ts';

/** The picture of a page's headline. */
export const pictureOf = ({ picture }: OwnPage): ImageAsset | undefined =>
  picture === undefined ? undefined : { src: picture, ...ownPagePicture };
