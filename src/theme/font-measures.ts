/** Made by scripts/fonts.ts: how local faces are stretched to take the room of ours. */
export const fontFallbacks = {
  bricolage: [
    {
      weights: '600',
      locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial'],
      sizeAdjust: '100.84%',
      ascent: '92.23%',
      descent: '26.78%',
      lineGap: '0.00%',
    },
  ],
  instrument: [
    {
      weights: '400 500',
      locals: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
      sizeAdjust: '102.48%',
      ascent: '94.65%',
      descent: '24.40%',
      lineGap: '0.00%',
    },
    {
      weights: '600',
      locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial'],
      sizeAdjust: '97.55%',
      ascent: '99.44%',
      descent: '25.63%',
      lineGap: '0.00%',
    },
  ],
  'geist-mono': [
    {
      weights: '400 500',
      locals: ['Courier New', 'Liberation Mono'],
      sizeAdjust: '99.98%',
      ascent: '100.52%',
      descent: '29.50%',
      lineGap: '0.00%',
    },
  ],
} as const;
