import { formatCents } from '@servery/domain';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { replayPhrases } from '../../../../phrases/publishing/replay.ts';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { type Replay, sumOf } from './replay-sums.ts';
import { Difference } from './replay-tables.tsx';

/** The amount of each tax by both menus, and at the end that of all of them. */
export function TaxesOfReplay({ taxes }: { readonly taxes: Replay['taxes'] }) {
  const t = usePhrases(replayPhrases);
  const [before, after] = [taxes.map((tax) => tax.before), taxes.map((tax) => tax.after)].map(sumOf);
  const all = { id: '', name: t('all'), before: before ?? 0, after: after ?? 0 };
  return (
    <PlainTable
      label={t('byTax')}
      framed={false}
      rows={taxes}
      total={all}
      rowKey={({ id }) => id}
      columns={[
        { id: 'tax', title: t('tax'), cell: ({ name }) => name },
        { id: 'now', title: t('taxNow'), align: 'right', hideOnPhone: true, cell: (tax) => formatCents(tax.before) },
        { id: 'then', title: t('taxThen'), align: 'right', cell: (tax) => formatCents(tax.after) },
        {
          id: 'difference',
          title: t('difference'),
          align: 'right',
          cell: (tax) => <Difference cents={tax.after - tax.before} />,
        },
      ]}
    />
  );
}

const ratesShown = 12;

/** The most sold items that are taxed at another rate, and how many others. */
export function RatesOfReplay({ rates }: { readonly rates: Replay['rates'] }) {
  const t = usePhrases(replayPhrases);
  const rest = rates.slice(ratesShown);
  const more = {
    key: '',
    name: t('more', { count: rest.length }),
    thousandths: sumOf(rest.map(({ thousandths }) => thousandths)),
    before: null,
    after: null,
  };
  return (
    <PlainTable
      label={t('byRate')}
      framed={false}
      rows={[...rates.slice(0, ratesShown), ...(rest.length > 0 ? [more] : [])]}
      rowKey={({ key }) => key}
      columns={[
        { id: 'item', title: t('item'), cell: ({ name }) => name },
        {
          id: 'sold',
          title: t('sold'),
          align: 'right',
          cell: ({ thousandths }) => (thousandths / 1_000).toLocaleString('en-US'),
        },
        {
          id: 'rate',
          title: t('tax'),
          align: 'right',
          cell: ({ key, before, after }) =>
            key === '' ? '' : before === null || after === null ? t('severalRates') : t('rates', { before, after }),
        },
      ]}
    />
  );
}

export function RequirementsOfReplay({ requirements }: { readonly requirements: Replay['requirements'] }) {
  const t = usePhrases(replayPhrases);
  return (
    <ul>
      {requirements.map(({ id, name, lines }) => (
        <li key={id}>
          {name}, {t('askedLines', { count: lines })}
        </li>
      ))}
    </ul>
  );
}
