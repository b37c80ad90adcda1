import type { Meeting, Offer } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Section } from '../../forms/section.tsx';
import styles from '../offers.module.css';
import { useProof } from '../prover/proof-context.ts';

type WithOthersProps = { readonly focus: string };

/** The other active offers: those that exclude or are excluded, those that are allowed, those that never meet this one or were not seen to. OF-25 */
export function WithOthers({ focus }: WithOthersProps) {
  const t = usePhrases(offersPhrases);
  const { meetings, isChecking } = useProof();
  const own = meetings.filter(({ offers }) => offers.includes(focus));
  if (own.length === 0) return null;
  const excluded = own.filter(isExclusion);
  const allowed = own.filter((meeting) => meeting.apart === undefined && !isExclusion(meeting));
  const unmet = own.filter((meeting) => meeting.apart !== undefined && !isExclusion(meeting));
  const [notSeen, apart] = [unmet.filter(isOnlyTried), unmet.filter((meeting) => !isOnlyTried(meeting))];
  return (
    <Section title={t('withOthers')} hint={t('withOthersHint')}>
      <div data-old={isChecking || undefined}>
        <Grid columns={{ min: 240 }} gap={5} align="start">
          <Meetings focus={focus} title={t('excludedOffers')} meetings={excluded} none={t('noneExcluded')} />
          <Meetings focus={focus} title={t('allowedOffers')} meetings={allowed} none={t('noneAllowed')} />
          {apart.length > 0 && <Meetings focus={focus} title={t('neverMeet')} meetings={apart} none="" />}
          {notSeen.length > 0 && <Meetings focus={focus} title={t('notSeenTogether')} meetings={notSeen} none="" />}
        </Grid>
      </div>
    </Section>
  );
}

type MeetingsProps = WithOthersProps & {
  readonly title: string;
  readonly meetings: readonly Meeting[];
  readonly none: string;
};

function Meetings({ focus, title, meetings, none }: MeetingsProps) {
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const t = usePhrases(offersPhrases);
  const reason = useReason(focus);
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      {meetings.length === 0 ? (
        <Muted small>{none}</Muted>
      ) : (
        <ul className={styles.others} aria-label={title}>
          {meetings.map((meeting) => {
            const id = meeting.offers.find((one) => one !== focus) ?? '';
            return (
              <li key={id}>
                <Link to="/menu/offers/$offerId" params={{ offerId: id }} search={true}>
                  {offers.find((offer) => offer.id === id)?.info.name || t('unnamed')}
                </Link>
                <Muted as="span" small>
                  {reason(meeting)}
                </Muted>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Items keep two offers apart on the orders that were tried, the other reasons on all. */
function isOnlyTried({ apart }: Meeting): boolean {
  return apart === 'ITEMS';
}

type Exclusion = Pick<Meeting, 'excludedBy' | 'excludedOnItemBy'>;

function isExclusion({ excludedBy, excludedOnItemBy }: Exclusion): boolean {
  return excludedBy.length > 0 || excludedOnItemBy.length > 0;
}

/** Which of the two says that they exclude each other, or the other reason that keeps them apart. */
function useReason(focus: string): (meeting: Meeting) => string {
  const t = usePhrases(offersPhrases);
  const of = usePhrases(proverPhrases);
  return ({ excludedBy, excludedOnItemBy, apart }) => {
    const side = (by: readonly string[]) => (by.length > 1 ? 'Both' : by.includes(focus) ? 'This' : 'Other');
    if (excludedBy.length > 0) return t(`by${side(excludedBy)}`);
    if (excludedOnItemBy.length > 0) return t(`itemBy${side(excludedOnItemBy)}`);
    return apart === undefined ? '' : of(`apart${apart}`);
  };
}
