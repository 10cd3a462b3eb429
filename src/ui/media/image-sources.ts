import { fileWidths, isHosted, plainWidth } from '../../content/picture-files.ts';
import { siteConfig } from '../../content/site.ts';
import type { ImageAsset } from '../../content/model/media.ts';

/** The placeholder for a missing or failed picture. */
export const placeholderImage: ImageAsset = {
  src: '/art/placeholder.svg',
  width: 1600,
  height: 1000,
};

interface ImageSources {
  /** The fallback for browsers and crawlers without AVIF. */
  src: string;
  /** Set for hosted pictures only: the service picks the format. */
  srcSet?: string;
  /** Other formats, preferred first. */
  sources: { type: string; srcSet: string }[];
}

const HAS_EXTENSION = /\.[a-z]{3,4}$/;

/**
 * The addresses of a picture: at the image-delivery service for a hosted id
 * (`<origin>/<account>/<id>/<variant>`, default variant `public`), else the local files `<src>-<width>.avif`
 * and one `.jpg`; a `src` with an extension is used as it is. A hosted id without a configured account gives
 * the placeholder.
 */
export function imageSources({ src, width }: ImageAsset): ImageSources {
  const delivery = siteConfig.hosts.imageDelivery;
  const srcSet = (address: (width: number) => string) =>
    fileWidths(width)
      .map((candidate) => `${address(candidate)} ${candidate}w`)
      .join(', ');

  if (isHosted(src)) {
    if (delivery.account === '') return { src: placeholderImage.src, sources: [] };
    const base = `${delivery.origin}/${delivery.account}/${src}`;
    return {
      src: `${base}/public`,
      srcSet: srcSet((candidate) => `${base}/w=${candidate}`),
      sources: [],
    };
  }
  if (HAS_EXTENSION.test(src)) return { src, sources: [] };
  return {
    src: `${src}-${plainWidth(width)}.jpg`,
    sources: [{ type: 'image/avif', srcSet: srcSet((candidate) => `${src}-${candidate}.avif`) }],
  };
}
