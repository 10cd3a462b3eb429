import type { Work } from '../../works/work.ts';

/** A drawn person; none is a real one. Paths are in a square of 240. */
interface Face {
  /** The ground behind, and its contour lines. */
  ground: string;
  line: string;
  skin: string;
  /** The shaded side of the face, brows and lines. */
  shade: string;
  cloth: string;
  collar: string;
  /** Below the head: long hair, a scarf. */
  behind?: string;
  /** Above the face: hair, a wrap, a beard. */
  front: string;
}

const grounds = {
  sand: ['#e6dcc8', '#d3c4a6'],
  mineral: ['#b9d6cb', '#97c0b1'],
  ember: ['#f0b48d', '#e39c6f'],
  ink: ['#34433d', '#47584f'],
} as const;

const skins = {
  deep: ['#5a3524', '#45271a'],
  dark: ['#74462e', '#5b3421'],
  brown: ['#a06a45', '#845233'],
  olive: ['#cb9670', '#b07c57'],
  light: ['#e8bb98', '#d09e79'],
} as const;

const black = '#191614';
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Short hair: a cap from temple to temple. */
const CAP =
  'M71 104C66 62 88 40 121 40S175 62 169 104C166 92 162 84 157 79 140 84 103 84 84 78 78 84 74 93 71 104Z';
const BEARD =
  'M73 116C73 165 94 184 120 184S167 165 167 116C163 132 158 141 149 143 138 139 102 139 91 143 82 141 77 132 73 116Z';
const MOUTH_ABOVE_BEARD = line('M106 155Q120 163 134 155', '#e9d3c4', 3.5);

const glasses = (stroke: string): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="3.5"><rect x="82" y="98" width="31" height="25" rx="10"/><rect x="127" y="98" width="31" height="25" rx="10"/><path d="M113 108q7-5 14 0M82 107l-11-3M158 107l11-3"/></g>`;
const earrings = (fill: string): string =>
  `<circle cx="69" cy="135" r="5" fill="${fill}"/><circle cx="171" cy="135" r="5" fill="${fill}"/>`;

type Look = Omit<Face, 'ground' | 'line' | 'skin' | 'shade'>;
const face = (ground: keyof typeof grounds, skin: keyof typeof skins, look: Look): Face => ({
  ground: grounds[ground][0],
  line: grounds[ground][1],
  skin: skins[skin][0],
  shade: skins[skin][1],
  ...look,
});

const faces: Record<string, Face> = {
  'thandeka-mokoena': face('ember', 'dark', {
    cloth: '#1f6f63',
    collar: '#164f47',
    front:
      path(
        'M66 110C56 66 82 33 121 33S184 66 174 110C171 92 164 80 150 74 132 68 108 68 90 74 76 80 69 92 66 110Z',
        '#4c4744',
      ) +
      line('M88 55q10-10 22-12M128 43q14 2 24 13M76 74q4-9 9-14', '#8d8782', 4) +
      earrings('#f4d35e'),
  }),
  'callum-hartzenberg': face('mineral', 'light', {
    cloth: '#3a4f6b',
    collar: '#f4efe4',
    front: path(CAP, '#a8713c') + path(BEARD, '#b07a45') + MOUTH_ABOVE_BEARD,
  }),
  'lerato-sekgobela': face('sand', 'brown', {
    cloth: '#8f320b',
    collar: '#b5400f',
    behind: `<circle cx="121" cy="34" r="27" fill="${black}"/>`,
    front:
      path('M70 112C62 66 88 44 121 44S179 66 171 112C166 90 154 76 121 76S75 90 70 112Z', black) +
      line(
        'M100 74q2-17 10-27M121 74V45M142 74q-2-17-10-27M83 84q2-18 12-30M159 84q-2-18-12-30',
        '#4a423c',
        2.5,
      ) +
      earrings('#ff8a4c'),
  }),
  'tiago-meireles': face('ink', 'olive', {
    cloth: '#d8d1c2',
    collar: '#bfb6a3',
    front:
      path(
        'M70 108C58 74 74 38 112 36 136 26 178 44 171 108 168 92 164 84 158 78 142 82 132 72 126 66 116 80 92 86 82 82 76 88 72 97 70 108Z',
        '#2a1f1a',
      ) +
      `<path d="${BEARD}" fill="#2a1f1a" opacity=".22"/>` +
      glasses('#191614'),
  }),
  'ayesha-davids': face('sand', 'brown', {
    cloth: '#123c36',
    collar: '#1f6f63',
    behind: path(
      'M56 118C52 60 84 28 120 28S188 60 184 118C182 160 196 176 202 214H38C44 176 58 160 56 118Z',
      '#1f6f63',
    ),
    front:
      path(
        'M55 118C52 62 84 34 120 34S188 62 185 118C184 162 160 192 120 194 80 192 56 162 55 118ZM120 66C92 66 78 88 78 116 78 150 98 174 120 174S162 150 162 116C162 88 148 66 120 66Z',
        '#2a8577',
      ).replace('/>', ' fill-rule="evenodd"/>') +
      line('M66 150C84 190 150 198 190 176M96 44C130 40 164 60 170 96', '#1f6f63', 3),
  }),
  'sipho-ndlangamandla': face('mineral', 'deep', {
    cloth: '#0f1412',
    collar: '#333d38',
    front:
      path(BEARD, '#15100d') +
      MOUTH_ABOVE_BEARD +
      `<path d="M92 56q14-12 32-10" fill="none" stroke="#8a5a42" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
  }),
  'luan-oosthuizen': face('ember', 'light', {
    cloth: '#2d6a8a',
    collar: '#245672',
    front: path(
      'M70 106C62 70 78 40 116 38 150 30 180 56 170 106 168 94 165 88 160 82 140 84 112 78 96 62 92 74 82 82 76 88 73 94 71 99 70 106Z',
      '#e0b462',
    ),
  }),
  'farhaan-essop': face('sand', 'brown', {
    cloth: '#57605a',
    collar: '#fbfaf6',
    front: path(CAP, black) + path(BEARD, black) + MOUTH_ABOVE_BEARD + glasses('#6b3d16'),
  }),
  'nomvula-khuzwayo': face('mineral', 'dark', {
    cloth: '#b5400f',
    collar: '#8f320b',
    front:
      path(
        'M66 92C54 50 86 18 124 20 168 14 190 56 174 92 158 74 140 70 120 70S82 74 66 92Z',
        '#b5400f',
      ) +
      path('M148 30C164 4 196 10 190 34 186 48 170 48 158 44Z', '#d2642d') +
      line('M72 78C94 54 138 48 170 74M84 52C104 36 134 34 158 46', '#f0b48d', 4) +
      earrings('#f4d35e'),
  }),
  'riaan-esterhuizen': face('ink', 'light', {
    cloth: '#6d7f92',
    collar: '#f0ebe1',
    front:
      path(
        'M70 112C64 80 76 52 98 46 90 60 90 68 88 78 78 84 73 98 70 112ZM170 112C176 80 164 48 134 42 146 56 152 66 154 78 164 84 168 98 170 112Z',
        '#b9b4ab',
      ) +
      path(
        'M96 150C104 140 114 140 120 145 126 140 136 140 144 150 134 154 126 152 120 150 114 152 106 154 96 150Z',
        '#a5a097',
      ),
  }),
  'joana-tavares': face('ember', 'olive', {
    cloth: '#f0ebe1',
    collar: '#d8d1c2',
    behind: path(
      'M58 104C52 56 84 30 122 30S190 58 182 106C180 140 200 152 190 184 182 206 160 200 152 196H88C78 202 56 204 50 182 44 156 62 140 58 104Z',
      '#5d3620',
    ),
    front: path(
      'M70 118C64 70 90 46 130 48 160 50 176 74 170 120 164 96 150 82 132 68 122 84 84 88 70 118Z',
      '#6d4228',
    ),
  }),
  'brian-wekesa': face('sand', 'deep', {
    cloth: '#245672',
    collar: '#1a4159',
    front:
      path(
        'M74 92C68 62 72 40 82 30 106 22 138 22 160 30 170 42 172 64 166 92 162 84 160 78 156 74H85C80 79 77 85 74 92Z',
        '#120e0c',
      ) + line('M104 158Q120 168 136 158', '#120e0c', 0),
  }),
  'keshni-govindsamy': face('mineral', 'brown', {
    cloth: '#7b2d4b',
    collar: '#5f2038',
    behind: path(
      'M60 110C54 58 84 32 120 32S186 58 180 110C180 150 188 176 186 214H54C52 176 60 150 60 110Z',
      black,
    ),
    front:
      path(
        'M66 130C56 70 84 38 120 38S184 70 174 130C168 100 148 88 120 54 92 88 72 100 66 130Z',
        black,
      ) + `<circle cx="120" cy="84" r="3.5" fill="#8f320b"/>`,
  }),
  'wanjiru-kamau': face('ink', 'dark', {
    cloth: '#ff8a4c',
    collar: '#d2642d',
    behind: `<circle cx="120" cy="88" r="78" fill="#14100e"/>`,
    front:
      path(
        'M64 112C56 62 82 38 120 38S184 62 176 112C166 92 150 82 120 82S74 92 64 112Z',
        '#14100e',
      ) + earrings('#f4d35e'),
  }),
};

/** Draws a face: ground with contours, shoulders, neck, head, eyes, nose and mouth. */
function drawn({
  ground,
  line: contour,
  skin,
  shade,
  cloth,
  collar,
  behind = '',
  front,
}: Face): string {
  const lips = '#8a3b2e';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">
<path fill="${ground}" d="M0 0h240v240H0z"/>
${line('M-10 60C50 20 80 90 140 50S230 60 250 30M-10 100C40 60 90 130 150 90S220 110 250 80M-10 150C40 110 80 170 150 140S230 160 250 130M-10 20C60-20 90 40 150 10', contour, 2.5)}
${behind}
<path fill="${cloth}" d="M14 250C16 212 48 196 88 190L120 216 152 190C192 196 224 212 226 250Z"/>
<path fill="${shade}" d="M96 160H144V198L120 222 96 198Z"/>
<path fill="${collar}" d="M88 189 96 182 120 212 144 182 152 189 126 226 120 218 114 226Z"/>
<circle cx="69" cy="118" r="11" fill="${shade}"/><circle cx="171" cy="118" r="11" fill="${skin}"/>
<path fill="${skin}" d="M70 100C70 66 92 46 120 46S170 66 170 100C170 150 150 182 120 182S70 150 70 100Z"/>
<path fill="${shade}" opacity=".38" d="M70 100C70 66 92 46 120 46 92 66 92 150 120 182 90 182 70 150 70 100Z"/>
${line('M86 97Q97 90 109 95M131 95Q143 90 154 97', black, 4)}
<ellipse cx="98" cy="110" rx="4.5" ry="5.5" fill="${black}"/><ellipse cx="142" cy="110" rx="4.5" ry="5.5" fill="${black}"/>
${line('M121 112Q116 130 114 134Q118 138 125 136', shade, 3.5)}
${line('M104 154Q120 166 136 154', lips, 4.5)}
${front}
</svg>
`;
}

/** The portraits of the developers by their names below public/art/people: one family, of no real person. */
export const portraitWorks: Work[] = Object.entries(faces).map(([name, portrait]) => ({
  name: `art/people/${name}.svg`,
  from: [],
  draw: async () => ({ [`art/people/${name}.svg`]: Buffer.from(drawn(portrait)) }),
}));
