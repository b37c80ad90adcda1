import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { usePlotArea, useXAxisDomain, useXAxisInverseScale, useYAxisDomain, useYAxisInverseScale } from 'recharts';
import styles from './product-mix.module.css';

export type LineEnds = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

type DividingLineProps = {
  readonly axis: 'x' | 'y';
  /** In the unit of the axis. */
  readonly value: number;
  /** Where the chart draws it, in pixels. */
  readonly ends: LineEnds;
  readonly name: string;
  readonly text: (value: number) => string;
  readonly onMove: (value: number) => void;
};

const knob = 8;

/** A line that divides the classes: it is pulled by mouse, by finger at its end, and moved by the keys of a slider. */
export function DividingLine({ axis, value, ends, name, text, onMove }: DividingLineProps) {
  const scale = useAxis(axis);
  const [pulled, setPulled] = useState<{ readonly value: number; readonly pixel: number } | null>(null);
  if (scale === null) return null;
  const { lowest, highest, step, valueAt } = scale;
  const shown = pulled?.value ?? value;
  const bounded = (to: number) => Math.min(highest, Math.max(lowest, Math.round(to / step) * step));
  const handlePull = (event: PointerEvent<SVGGElement>) => {
    const frame = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pixel = axis === 'x' ? event.clientX - frame.left : event.clientY - frame.top;
    const next = bounded(valueAt(pixel));
    setPulled({ value: next, pixel });
  };
  const handleDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const finish = (isKept: boolean) => {
    if (isKept && pulled) onMove(pulled.value);
    setPulled(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = keyed(event.key, { ...scale, value: shown });
    if (next === null) return;
    event.preventDefault();
    // The chart around it moves its own mark with the same keys.
    event.stopPropagation();
    onMove(bounded(next));
  };
  const at = pulled ? movedTo(axis, ends, scale.within(pulled.pixel)) : ends;
  return (
    <g
      role="slider"
      tabIndex={0}
      className={styles.line}
      data-axis={axis}
      data-pulled={pulled !== null || undefined}
      aria-label={name}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={shown}
      aria-valuetext={text(shown)}
      onPointerDown={handleDown}
      onPointerMove={handlePull}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
      onKeyDown={handleKey}
    >
      <line {...at} className={styles.reach} />
      <line {...at} className={styles.drawn} />
      <circle cx={at.x2} cy={axis === 'x' ? Math.min(at.y1, at.y2) : at.y2} r={knob / 2} className={styles.knob} />
      {pulled && (
        <text {...besides(axis, at)} className={styles.lineText}>
          {text(shown)}
        </text>
      )}
    </g>
  );
}

type Scale = {
  readonly lowest: number;
  readonly highest: number;
  /** A round number: a hundredth of the axis at most, a whole one at least. */
  readonly step: number;
  readonly valueAt: (pixel: number) => number;
  /** The nearest pixel of the axis. */
  readonly within: (pixel: number) => number;
};

/** Null while the chart has no size. */
function useAxis(axis: 'x' | 'y'): Scale | null {
  const area = usePlotArea();
  const [domains, inverses] = [
    { x: useXAxisDomain(), y: useYAxisDomain() },
    { x: useXAxisInverseScale(), y: useYAxisInverseScale() },
  ];
  const [lowest, highest] = (domains[axis] ?? []).map(Number);
  const inverse = inverses[axis];
  if (!area || !inverse || lowest === undefined || highest === undefined) return null;
  const [from, length] = axis === 'x' ? [area.x, area.width] : [area.y, area.height];
  const within = (pixel: number) => Math.min(from + length, Math.max(from, pixel));
  return {
    lowest,
    highest,
    step: stepOf(highest - lowest),
    valueAt: (pixel) => Number(inverse(within(pixel))),
    within,
  };
}

const parts = 100;
const roundSteps = [5, 2, 1];

function stepOf(range: number): number {
  const most = Math.max(1, range / parts);
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (roundSteps.find((one) => one * power <= most) ?? 1);
}

const large = 10;

function keyed(key: string, { value, lowest, highest, step }: Scale & { readonly value: number }): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return value + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return value - step;
  if (key === 'PageUp') return value + step * large;
  if (key === 'PageDown') return value - step * large;
  if (key === 'Home') return lowest;
  return key === 'End' ? highest : null;
}

function movedTo(axis: 'x' | 'y', ends: LineEnds, pixel: number): LineEnds {
  return axis === 'x' ? { ...ends, x1: pixel, x2: pixel } : { ...ends, y1: pixel, y2: pixel };
}

/** Where its value is written while it is pulled. */
function besides(axis: 'x' | 'y', { x1, y1, y2 }: LineEnds) {
  return axis === 'x' ? { x: x1 + knob, y: Math.min(y1, y2) + 2 * knob } : { x: x1 + knob, y: y1 - knob };
}
