/** Made by scripts/fonts.ts: how local faces are stretched to take the room of ours. */
export const fontFallbacks = {
  bricolage: {
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial'],
    sizeAdjust: '100.84%',
    ascent: '92.23%',
    descent: '26.78%',
    lineGap: '0.00%',
  },
  instrument: {
    locals: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
    sizeAdjust: '102.48%',
    ascent: '94.65%',
    descent: '24.40%',
    lineGap: '0.00%',
  },
  'geist-mono': {
    locals: ['Courier New', 'Liberation Mono'],
    sizeAdjust: '99.98%',
    ascent: '100.52%',
    descent: '29.50%',
    lineGap: '0.00%',
  },
} as const;
