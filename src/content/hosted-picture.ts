/** Whether a picture is at the image-delivery service: its `src` is an id there instead of a path. */
export const isHosted = (src: string): boolean => /^[A-Za-z0-9_-]{10,}$/.test(src);
