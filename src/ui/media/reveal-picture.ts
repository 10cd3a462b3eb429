import { NEAR, whenVisible } from './when-visible.ts';

/**
 * Reveals a lazy picture: it waits behind its placeholder until it is within 200 px of the view
 * and loaded, then fades in once. The server's HTML knows nothing of this, so that a
 * reader without JavaScript simply sees the picture, and one that is on screen before the script
 * runs never flashes. Calls `onFail` when the file can't be loaded, also when that happened
 * before the script ran. Returns the clean-up.
 */
export function revealPicture(
  frame: HTMLElement,
  image: HTMLImageElement,
  lazy: boolean,
  onFail: () => void,
): () => void {
  let near = false;
  let stop = () => {};
  const reveal = () => {
    if (frame.dataset.reveal === 'waiting') frame.dataset.reveal = 'shown';
  };
  const onLoad = () => {
    if (near) reveal();
  };

  if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) {
    onFail();
    return stop;
  }
  image.addEventListener('error', onFail);
  if (lazy) {
    image.addEventListener('load', onLoad);
    stop = whenVisible(frame, NEAR, (visible) => {
      near = visible;
      if (!visible) {
        frame.dataset.reveal = 'waiting';
        return;
      }
      stop();
      if (image.complete) reveal();
      else frame.dataset.reveal = 'waiting';
    });
  }
  return () => {
    stop();
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', onFail);
  };
}
