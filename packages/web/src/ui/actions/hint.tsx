import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../until-loaded.ts';

const HintBubble = lazyPart(() => import('./hint-bubble.tsx').then((m) => ({ default: m.HintBubble })));

type HintProps = {
  readonly label: string;
  /** One element; the words of the hint must be in its name or description too. */
  readonly children: ReactNode;
  readonly position?: 'top' | 'right' | 'bottom';
  readonly disabled?: boolean;
  /** Milliseconds. */
  readonly delay?: number;
};

/** Words that show on hover and on focus; their chunk arrives with the first of them. */
export function Hint({ label, children, position = 'top', disabled = false, delay = 300 }: HintProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const show = () => setTarget(elementIn(frame.current));
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the element inside, which has its own role
    <span
      ref={frame}
      style={{ display: 'contents' }}
      onPointerEnter={showSoon}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={handleKey}
    >
      {children}
      <Suspense fallback={null}>
        {target && !disabled && <HintBubble target={target} label={label} position={position} />}
      </Suspense>
    </span>
  );
}

function elementIn(frame: HTMLElement | null): HTMLElement | null {
  const first = frame?.firstElementChild;
  return first instanceof HTMLElement ? first : null;
}
