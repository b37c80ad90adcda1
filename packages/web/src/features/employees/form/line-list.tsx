import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { InCell } from '../../../ui/fields/in-cell.tsx';
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
  /** The names of the fields, over their columns. */
  readonly titles: readonly string[];
  /** The fields of one line, a column each; `set` changes it. */
  readonly fields: (line: Line, index: number, set: (edit: Partial<Line>) => void) => readonly ReactNode[];
};

/** A table whose cells are fields; lines can be added and removed: roles, jobs, certifications. */
export function LineList<Line extends { readonly key: string }>(props: LineListProps<Line>) {
  const { lines, onChange, newLine, add, remove, isFixed, titles, fields } = props;
  const set = (index: number) => (edit: Partial<Line>) => {
    const next = lines.map((line, at) => (at === index ? { ...line, ...edit } : line));
    const isWhole = Object.values(next[index] ?? {}).every((value) => value !== null);
    onChange(next, isWhole ? index : undefined);
  };
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.lines}>
          <div className={styles.head} data-width={titles.length} aria-hidden>
            {titles.map((title) => (
              <span key={title}>{title}</span>
            ))}
          </div>
          {lines.map((line, index) => (
            <div key={line.key} className={styles.row} data-width={titles.length}>
              {fields(line, index, set(index)).map((field, column) => (
                <Cell key={titles[column]} title={titles[column] ?? ''}>
                  {field}
                </Cell>
              ))}
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

/** A field of a line; where the lines have no head, on a phone, with its label. */
function Cell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <span className={styles.cellTitle} aria-hidden>
        {title}
      </span>
      <InCell>{children}</InCell>
    </div>
  );
}

/** Where problems of a line show: `roles.1`. */
export function lineField(list: string, index: number | undefined): string {
  return index === undefined ? list : `${list}.${index}`;
}
