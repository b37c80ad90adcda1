import { useRef, useState } from 'react';
import type { ServerError } from '../api/api-result.ts';

/** A problem shows once its field was left or chosen, all of them after a refused save; a refusal of the server, until its field is changed. */
export function useProblems(problems: ReadonlyMap<string, string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const typed = useRef(new Set<string>());
  const touch = (field: string) => setTouched((before) => new Set([...before, field]));
  const wrong = new Set([...(isTried ? problems.keys() : []), ...refused.keys()]);
  return {
    count: wrong.size,
    showAll: () => setTried(true),
    errorOf: (field: string): string | undefined =>
      (isTried || touched.has(field) ? problems.get(field) : undefined) ?? refused.get(field),
    /** A field was changed; a text that is still being typed is judged when it is left. */
    changed: (field: string, isTyping: boolean) => {
      typed.current.add(field);
      if (!isTyping) touch(field);
      setRefused((before) => new Map([...before].filter(([about]) => !isAbout(about, field))));
    },
    left: (field: string) => {
      if (typed.current.has(field)) touch(field);
    },
    /** Answers the messages that no field shows. */
    refuse: (errors: readonly ServerError[], fieldOf: (path: string) => string | undefined): readonly string[] => {
      const placed = errors.map(({ path = '', message, code }) => ({ field: fieldOf(path), words: message ?? code }));
      setRefused(new Map(placed.flatMap(({ field, words }) => (field === undefined ? [] : [[field, words] as const]))));
      return placed.flatMap(({ field, words }) => (field === undefined ? words : []));
    },
    reset: () => {
      typed.current.clear();
      setTouched(new Set());
      setTried(false);
      setRefused(new Map());
    },
  };
}

/** The field itself, one of its parts, or the field that it is a part of. */
function isAbout(about: string, field: string): boolean {
  return about === field || about.startsWith(`${field}.`) || field.startsWith(`${about}.`);
}
