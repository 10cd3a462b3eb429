import { useId } from 'react';
import { lanes, workflow } from './advisory-copy.ts';

type StepPosition = {
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
};

const at = (
  x: number,
  y: number,
  dx: number,
  dy: number,
  anchor: StepPosition['label']['anchor'],
): StepPosition => ({
  x,
  y,
  label: { x: x + dx, y: y + dy, anchor },
});

interface Layout {
  width: number;
  height: number;
  places: StepPosition[];
  /** The paths of a run: without a person; with a person; the correction that flows back. */
  alone: string;
  person: string;
  correction?: string;
  laneRules: { y: number; height: number }[];
  shares: Record<'alone' | 'person', { x: number; y: number; text: string }>;
  /** From a name's baseline to its note's. */
  noteDrop: number;
}

/** Three horizontal lanes. */
const wide: Layout = {
  width: 1280,
  height: 500,
  places: [
    at(232, 410, 0, 46, 'middle'),
    at(396, 246, -28, -22, 'end'),
    at(560, 410, 0, 46, 'middle'),
    at(724, 246, -28, -22, 'end'),
    at(872, 82, 30, -2, 'start'),
    at(948, 410, 0, 46, 'middle'),
    at(1112, 246, 0, -52, 'middle'),
  ],
  alone: 'M232 410L396 246L560 410L724 246L948 410L1112 246',
  person: 'M724 246L872 82L948 410',
  correction: 'M854 82H420Q396 82 396 106V220m-6-10 6 11 6-11',
  laneRules: [
    { y: 0, height: 164 },
    { y: 164, height: 164 },
    { y: 328, height: 172 },
  ],
  shares: {
    alone: { x: 824, y: 303, text: workflow.ways.alone.wide },
    person: { x: 712, y: 150, text: workflow.ways.person.wide },
  },
  noteDrop: 24,
};

/** The same as columns for phones, with each step's lane beside it. */
const tall: Layout = {
  width: 340,
  height: 546,
  noteDrop: 21,
  places: [
    at(18, 34, 94, -4, 'start'),
    at(50, 112, 62, -4, 'start'),
    at(18, 190, 94, -4, 'start'),
    at(50, 268, 62, -4, 'start'),
    at(82, 346, 30, -4, 'start'),
    at(18, 424, 94, -4, 'start'),
    at(50, 502, 62, -4, 'start'),
  ],
  alone: 'M18 34L50 112L18 190L50 268L18 424L50 502',
  person: 'M50 268L82 346L18 424',
  laneRules: [],
  shares: {
    alone: { x: 0, y: 344, text: workflow.ways.alone.narrow },
    person: { x: 72, y: 310, text: workflow.ways.person.narrow },
  },
};

const laneName = Object.fromEntries(lanes.map(({ key, label }) => [key, label]));

/**
 * A diagram of how work flows between people, agent and systems. Screen readers get the steps as a list;
 * `tall` for narrow screens, `wide` from 768 px on.
 */
export function WorkflowDiagram({ layout }: { layout: 'wide' | 'tall' }) {
  const id = useId();
  const geometry = layout === 'wide' ? wide : tall;
  return (
    <svg
      className={layout}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="group"
      aria-label={workflow.label}
      aria-describedby={id}
    >
      <desc id={id}>{workflow.description}</desc>
      <g aria-hidden="true">
        {geometry.laneRules.map(({ y, height }, lane) => (
          <g key={y} className="lane" data-lane={lanes[lane]?.key}>
            <rect x="0" y={y} width={geometry.width} height={height} />
            <path d={`M0 ${y}H${geometry.width}`} />
            <text x="16" y={y + 34}>
              {lanes[lane]?.label}
            </text>
          </g>
        ))}
        <path stroke="var(--mineral)" strokeDasharray="5 6" d={geometry.person} />
        {geometry.correction && (
          <>
            <path stroke="var(--mineral)" strokeDasharray="5 6" d={geometry.correction} />
            <text className="note" x="640" y="66" textAnchor="middle">
              {workflow.correction}
            </text>
          </>
        )}
        <path stroke="var(--accent)" d={geometry.alone} />
        <text className="share alone-share" x={geometry.shares.alone.x} y={geometry.shares.alone.y}>
          {geometry.shares.alone.text}
        </text>
        <text className="share" x={geometry.shares.person.x} y={geometry.shares.person.y}>
          {geometry.shares.person.text}
        </text>
      </g>
      <g role="list">
        {workflow.steps.map(({ name, note, lane }, position) => {
          const place = geometry.places[position];
          if (!place) return null;
          const { x, y, label } = place;
          return (
            <g
              key={name}
              className="step"
              role="listitem"
              data-lane={lane}
              aria-label={`${position + 1}. ${name}. ${laneName[lane]}: ${note}.`}
            >
              {lane === 'people' ? (
                <path d={`M${x} ${y - 20}l20 20-20 20-20-20Z`} />
              ) : (
                <circle cx={x} cy={y} r="16" />
              )}
              <text className="number" x={x} y={y + 5} textAnchor="middle">
                {position + 1}
              </text>
              <text className="name" x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
              <text
                className="note"
                x={label.x}
                y={label.y + geometry.noteDrop}
                textAnchor={label.anchor}
              >
                {layout === 'tall' ? `${laneName[lane]}: ${note}` : note}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
