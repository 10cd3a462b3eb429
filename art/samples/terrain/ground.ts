import type { Field, Line } from '../../terrain/field.ts';

/** A priority queue of grid cells, lowest value first. */
class Queue {
  private heap: [number, number][] = [];
  get size(): number {
    return this.heap.length;
  }
  push(cell: number, value: number): void {
    const h = this.heap;
    h.push([value, cell]);
    for (let i = h.length - 1; i > 0;) {
      const up = (i - 1) >> 1;
      if (h[up]![0] <= h[i]![0]) break;
      [h[up], h[i]] = [h[i]!, h[up]!];
      i = up;
    }
  }
  pop(): number {
    const h = this.heap;
    const top = h[0]!;
    const last = h.pop()!;
    if (h.length > 0) {
      h[0] = last;
      for (let i = 0; ;) {
        let least = i;
        for (const k of [2 * i + 1, 2 * i + 2]) {
          if (k < h.length && h[k]![0] < h[least]![0]) least = k;
        }
        if (least === i) break;
        [h[least], h[i]] = [h[i]!, h[least]!];
        i = least;
      }
    }
    return top[1];
  }
}

const around = (field: Field, cell: number): number[] => {
  const i = cell % field.nx;
  const j = Math.floor(cell / field.nx);
  const found: number[] = [];
  for (let dj = -1; dj <= 1; dj++) {
    for (let di = -1; di <= 1; di++) {
      const a = i + di;
      const b = j + dj;
      if ((di !== 0 || dj !== 0) && a >= 0 && b >= 0 && a < field.nx && b < field.ny) {
        found.push(b * field.nx + a);
      }
    }
  }
  return found;
};

const apart = (field: Field, a: number, b: number): number =>
  Math.hypot((a % field.nx) - (b % field.nx), Math.floor(a / field.nx) - Math.floor(b / field.nx)) *
  field.step;

const cellAt = (field: Field, x: number, y: number): number =>
  Math.round((y + field.margin) / field.step) * field.nx +
  Math.round((x + field.margin) / field.step);

const pointAt = (field: Field, cell: number): [number, number] => [
  (cell % field.nx) * field.step - field.margin,
  Math.floor(cell / field.nx) * field.step - field.margin,
];

/** Smooths a line of the grid by cutting its corners. */
export function softened(line: Line, times = 2): Line {
  let current = line;
  for (let t = 0; t < times; t++) {
    const next: Line = current.slice(0, 2);
    for (let k = 0; k + 3 < current.length; k += 2) {
      const [x0, y0, x1, y1] = [current[k]!, current[k + 1]!, current[k + 2]!, current[k + 3]!];
      next.push(
        x0 * 0.75 + x1 * 0.25,
        y0 * 0.75 + y1 * 0.25,
        x0 * 0.25 + x1 * 0.75,
        y0 * 0.25 + y1 * 0.75,
      );
    }
    next.push(...current.slice(-2));
    current = next;
  }
  return current;
}

/**
 * The path with the least climb from stop to stop.
 *
 * @param climb the cost of a px of height, in px of distance
 */
export function route(field: Field, stops: [number, number][], climb: number): Line {
  const whole: Line = [];
  for (let leg = 0; leg + 1 < stops.length; leg++) {
    const start = cellAt(field, ...stops[leg]!);
    const end = cellAt(field, ...stops[leg + 1]!);
    const cost = new Map<number, number>([[start, 0]]);
    const from = new Map<number, number>();
    const queue = new Queue();
    queue.push(start, 0);
    while (queue.size > 0) {
      const cell = queue.pop();
      if (cell === end) break;
      for (const other of around(field, cell)) {
        const distance = apart(field, cell, other);
        const rise = Math.abs(field.data[cell]! - field.data[other]!);
        const total = cost.get(cell)! + distance + climb * rise + (climb * rise) ** 2 / distance;
        if (total < (cost.get(other) ?? Infinity)) {
          cost.set(other, total);
          from.set(other, cell);
          queue.push(other, total + apart(field, other, end));
        }
      }
    }
    const cells: number[] = [];
    for (let cell: number | undefined = end; cell !== undefined; cell = from.get(cell))
      cells.push(cell);
    const points = eased(
      cells.reverse().flatMap((cell) => pointAt(field, cell)),
      6,
    );
    whole.push(...(leg === 0 ? points : points.slice(2)));
  }
  return softened(every(whole, 2), 3);
}

/** Smooths the grid's eight directions: each point moves to the mean of its neighbours. */
function eased(line: Line, times: number): Line {
  let current = line;
  for (let t = 0; t < times; t++) {
    const from = current;
    const last = from.length - 2;
    current = from.map((value, k) =>
      k < 2 || k >= last ? value : (from[k - 2]! + 2 * value + from[k + 2]!) / 4,
    );
  }
  return current;
}

/** Every n-th point, and both ends. */
function every(line: Line, step: number): Line {
  const count = line.length / 2;
  const kept: Line = [];
  for (let k = 0; k < count; k++) {
    if (k % step === 0 || k === count - 1) kept.push(line[2 * k]!, line[2 * k + 1]!);
  }
  return kept;
}

/** Points at equal distances along a line: [x, y, share of the length, direction in degrees]. */
export function along(line: Line, count: number): [number, number, number, number][] {
  const reach = [0];
  for (let k = 2; k < line.length; k += 2) {
    reach.push(reach.at(-1)! + Math.hypot(line[k]! - line[k - 2]!, line[k + 1]! - line[k - 1]!));
  }
  const total = reach.at(-1)!;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (i / (count - 1)) * total;
    let k = reach.findIndex((value) => value >= wanted);
    if (k < 1) k = 1;
    const t = (wanted - reach[k - 1]!) / (reach[k]! - reach[k - 1]! || 1);
    const [x0, y0, x1, y1] = [line[2 * k - 2]!, line[2 * k - 1]!, line[2 * k]!, line[2 * k + 1]!];
    return [
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t,
      i / (count - 1),
      (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
    ];
  });
}

/**
 * Streams as lines, with the number of cells that drain through them. Hollows are filled first, so that every
 * stream reaches the edge.
 */
export function drainage(field: Field, least: number): { line: Line; flow: number }[] {
  const size = field.nx * field.ny;
  const filled = new Float64Array(size).fill(Infinity);
  const down = new Int32Array(size).fill(-1);
  const order: number[] = [];
  const queue = new Queue();
  for (let cell = 0; cell < size; cell++) {
    const i = cell % field.nx;
    const j = Math.floor(cell / field.nx);
    if (i === 0 || j === 0 || i === field.nx - 1 || j === field.ny - 1) {
      filled[cell] = field.data[cell]!;
      queue.push(cell, filled[cell]!);
    }
  }
  const done = new Uint8Array(size);
  while (queue.size > 0) {
    const cell = queue.pop();
    if (done[cell]) continue;
    done[cell] = 1;
    order.push(cell);
    for (const other of around(field, cell)) {
      const level = Math.max(field.data[other]!, filled[cell]! + 1e-7);
      if (!done[other] && level < filled[other]!) {
        filled[other] = level;
        down[other] = cell;
        queue.push(other, level);
      }
    }
  }
  const flow = new Float64Array(size).fill(1);
  for (let k = order.length - 1; k >= 0; k--) {
    const to = down[order[k]!]!;
    if (to >= 0) flow[to]! += flow[order[k]!]!;
  }
  const feeders = new Map<number, number[]>();
  for (const cell of order) {
    const to = down[cell]!;
    if (to >= 0 && flow[cell]! >= least) feeders.set(to, [...(feeders.get(to) ?? []), cell]);
  }
  const streams: { line: Line; flow: number }[] = [];
  for (const cell of order) {
    if (flow[cell]! < least || (feeders.get(cell)?.length ?? 0) === 1) continue;
    // Sources and confluences start a stream; it runs to the next confluence.
    const cells = [cell];
    let to = down[cell]!;
    while (to >= 0) {
      cells.push(to);
      if ((feeders.get(to)?.length ?? 0) !== 1) break;
      to = down[to]!;
    }
    if (cells.length > 2) {
      streams.push({
        line: softened(
          cells.flatMap((c) => pointAt(field, c)),
          2,
        ),
        flow: flow[cells[Math.floor(cells.length / 2)]!]!,
      });
    }
  }
  return streams;
}
