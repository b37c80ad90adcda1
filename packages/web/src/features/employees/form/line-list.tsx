import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from '../employees.module.css';

type LineListProps<Line> = {
  readonly lines: readonly Line[];
  /** `index` is that of a line which is whole now; without one, problems of lines are not looked for yet. */
  readonly onChange: (lines: readonly Line[], index?: number) => void;
  readonly newLine: () => Line;
  readonly add: string;
  readonly remove: (number: number) => string;
  /** Lines that stay; none unless said. */
  readonly isFixed?: (line: Line) => boolean;
  /** How many fields stand in a line; two unless said. */
  readonly width?: 2 | 3;
  /** The fields of one line; `set` changes it. */
  readonly fields: (line: Line, index: number, set: (edit: Partial<Line>) => void) => ReactNode;
};

/** Lines of fields that can be added and removed: roles, jobs, certifications. */
export function LineList<Line extends { readonly key: string }>(props: LineListProps<Line>) {
  const { lines, onChange, newLine, add, remove, isFixed, width = 2, fields } = props;
  const set = (index: number) => (edit: Partial<Line>) => {
    const next = lines.map((line, at) => (at === index ? { ...line, ...edit } : line));
    const isWhole = Object.values(next[index] ?? {}).every((value) => value !== null);
    onChange(next, isWhole ? index : undefined);
  };
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.rows}>
          {lines.map((line, index) => (
            <div key={line.key} className={styles.row} data-width={width}>
              {fields(line, index, set(index))}
              <div className={styles.remove}>
                {isFixed?.(line) !== true && (
                  <IconButton
                    label={remove(index + 1)}
                    icon={<IconX size={16} stroke={1.75} aria-hidden />}
                    onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                  />
                )}
              </div>
            </div>
          ))}
        </div>
      )}
      <Button
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => onChange([...lines, newLine()])}
      >
        {add}
      </Button>
    </>
  );
}

/** Where problems of a line show: `roles.1`. */
export function lineField(list: string, index: number | undefined): string {
  return index === undefined ? list : `${list}.${index}`;
}
