import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const pauseMillis = 250;

/** Reports the typed text when the typing pauses: for a lookup on the server. */
export function usePausedText(value: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const reported = useRef([value]);
  const report = useDebouncedCallback((text: string) => {
    reported.current.push(text.trim());
    onPause(text.trim());
  }, pauseMillis);
  // One's own words may come back while one types on; only a text from elsewhere replaces the typed one.
  useEffect(() => {
    const at = reported.current.indexOf(value);
    reported.current = at < 0 ? [value] : reported.current.slice(at);
    if (at < 0) setTyped(value);
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    report(text);
  };
  // A person who goes on elsewhere has paused: a row that is opened at once is not left again by the text typed before.
  return { typed, type, flush: () => report.flush() };
}
