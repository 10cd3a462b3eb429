import type { MarkdownPage } from '../../content/model/page-schema.ts';
import { markdownPagePicture } from '../../content/picture-files.ts';
import type { ImageAsset } from '../../content/model/media.ts';

/** The picture of a page's headline. */
export const pictureOf = ({ picture }: MarkdownPage): ImageAsset | undefined =>
  picture === undefined ? undefined : { src: picture, ...markdownPagePicture };
