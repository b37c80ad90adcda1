import { Button } from '@mantine/core';
import type { Finding } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Finding as FindingLine } from '../../../../ui/messages/finding.tsx';
import { ExcludeButtons } from './exclude-buttons.tsx';
import { findingKey, findingText, tabOfCode } from './finding-text.ts';
import styles from './prover.module.css';

type FindingsProps = {
  readonly focus: string;
  readonly findings: readonly Finding[];
  readonly unreported: number;
  readonly isDone: boolean;
  readonly nameOf: (id: string) => string;
  /** Shows the order of a finding, by its key. */
  readonly onShow: (key: string) => void;
};

/** The points that are wrong or look wrong: first about the offer that is edited, the others on request. */
export function Findings({ focus, findings, unreported, isDone, nameOf, onShow }: FindingsProps) {
  const t = usePhrases(proverPhrases);
  const [isWhole, setWhole] = useState(false);
  const own = findings.filter(({ offers }) => offers.includes(focus));
  const others = findings.filter(({ offers }) => !offers.includes(focus));
  const shown = isWhole ? [...own, ...others] : own;
  if (findings.length === 0 && isDone) {
    return (
      <div className={styles.finding} data-kind="SOUND">
        <FindingLine tone="good">
          <b>{t('sound')}</b>
          <p>{t('soundHint')}</p>
        </FindingLine>
      </div>
    );
  }
  return (
    <div className={styles.findings}>
      <ul className={styles.findingList}>
        {shown.map((finding) => (
          <FindingCard key={findingKey(finding)} finding={finding} focus={focus} nameOf={nameOf} onShow={onShow} />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button size="sm" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('others', { count: others.length })}
          </Button>
        </div>
      )}
      {isWhole && unreported > 0 && <Muted small>{t('unreported', { count: unreported })}</Muted>}
    </div>
  );
}

type CardProps = Pick<FindingsProps, 'focus' | 'nameOf' | 'onShow'> & { readonly finding: Finding };

function FindingCard({ finding, focus, nameOf, onShow }: CardProps) {
  const t = usePhrases(proverPhrases);
  const { kind, code, offers, witness } = finding;
  return (
    <li className={styles.finding} data-kind={kind}>
      <FindingLine tone="bad">
        <b>{t(headingOf(finding))}</b>
        <p>
          {(offers.length > 1 || offers[0] !== focus) && <>{offers.map(nameOf).join(' + ')}: </>}
          {findingText(finding, nameOf)}
        </p>
        <Row as="span" gap={3} lineGap={1} wrap>
          {offers.map((id) => (
            <TabLink key={id} id={id} code={code} isFocus={id === focus} name={nameOf(id)} />
          ))}
          {kind === 'SUSPICIOUS' && offers.includes(focus) && <ExcludeButtons focus={focus} finding={finding} />}
          {witness && (
            <button type="button" className={styles.link} onClick={() => onShow(findingKey(finding))}>
              {t('showCart')}
            </button>
          )}
        </Row>
      </FindingLine>
    </li>
  );
}

/** That an offer is displaced is seen on orders, the other reasons hold for all of them. */
function headingOf({ kind, code }: Finding): 'dead' | 'deadOnTried' | 'suspicious' {
  if (kind !== 'DEAD') return 'suspicious';
  return code === 'DISPLACED' ? 'deadOnTried' : 'dead';
}

type TabLinkProps = {
  readonly id: string;
  readonly code: Finding['code'];
  readonly isFocus: boolean;
  readonly name: string;
};

/** Leads to the tab where the finding is mended. */
function TabLink({ id, code, isFocus, name }: TabLinkProps) {
  const t = usePhrases(proverPhrases);
  const of = usePhrases(offersPhrases);
  const tab = tabOfCode[code];
  const title = of(`tab${tab}`);
  return (
    <Link
      to="/menu/offers/$offerId"
      params={{ offerId: id }}
      search={(before: object) => ({ ...before, tab: tab === 'info' ? undefined : tab })}
      className={styles.link}
    >
      {isFocus ? t('openTab', { tab: title }) : t('openOther', { tab: title, name })}
    </Link>
  );
}
