/** Made by art/fonts/make.ts: how local faces are stretched to take the room of ours. */
export const fontFallbacks = {
  "display": [
    {
      "weights": "600",
      "locals": [
        "Arial Bold",
        "Liberation Sans Bold",
        "Arial"
      ],
      "sizeAdjust": "100.84%",
      "ascent": "92.23%",
      "descent": "26.78%",
      "lineGap": "0.00%"
    }
  ],
  "text": [
    {
      "weights": "400 500",
      "locals": [
        "Arial",
        "Liberation Sans",
        "Helvetica Neue"
      ],
      "sizeAdjust": "102.48%",
      "ascent": "94.65%",
      "descent": "24.40%",
      "lineGap": "0.00%"
    },
    {
      "weights": "600",
      "locals": [
        "Arial Bold",
        "Liberation Sans Bold",
        "Arial"
      ],
      "sizeAdjust": "97.55%",
      "ascent": "99.44%",
      "descent": "25.63%",
      "lineGap": "0.00%"
    }
  ],
  "mono": [
    {
      "weights": "400 500",
      "locals": [
        "Courier New",
        "Liberation Mono"
      ],
      "sizeAdjust": "99.98%",
      "ascent": "100.52%",
      "descent": "29.50%",
      "lineGap": "0.00%"
    }
  ]
} as const;

/** Made by art/fonts/make.ts: the characters of a typeface's second file. */
export const restRanges = {
  "display": "U+22-24,U+2a,U+3c-3e,U+40,U+5b-60,U+7b-7e,U+a1-ff,U+2018,U+201c-201d,U+2022,U+2026,U+2032-2033,U+20ac,U+2191,U+2193,U+2212",
  "text": "U+a1-a8,U+aa-af,U+b1-b6,U+b8-d6,U+d8-e8,U+ea-ff",
  "mono": "U+a1-a6,U+a8,U+aa-af,U+b1-b6,U+b8-d6,U+d8-ff"
} as const;
