import { Switch } from '@mantine/core';
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS, type NotificationKind, notificationKinds } from '@servery/domain';
import { IconBell, IconLock, IconMail, IconMailbox } from '@tabler/icons-react';
import { Fragment } from 'react';
import { sayKnown, usePhrases } from '../../../phrases/phrases.ts';
import { notificationPreferencesPhrases } from '../../../phrases/shell/notification-preferences.ts';
import styles from './preferences.module.css';
import type { Preferences } from './preferences-calls.ts';

const ways = [
  { way: 'console', Icon: IconBell },
  { way: 'mail', Icon: IconMail },
  { way: 'digest', Icon: IconMailbox },
] as const;
type Way = (typeof ways)[number]['way'];

type PreferenceMatrixProps = {
  readonly ways: Preferences['ways'];
  readonly mayPublish: boolean;
  readonly onChange: (ways: Preferences['ways']) => void;
};

/** Kinds of notifications by the ways they arrive. */
export function PreferenceMatrix({ ways: chosen, mayPublish, onChange }: PreferenceMatrixProps) {
  const t = usePhrases(notificationPreferencesPhrases);
  const handleSwitch = (kind: NotificationKind, way: Way, isOn: boolean) =>
    onChange({ ...chosen, [kind]: { ...chosen[kind], [way]: isOn } });
  return (
    <div>
      <div className={styles.frame}>
        <table className={styles.matrix} aria-label={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              {ways.map(({ way, Icon }) => (
                <th key={way} scope="col" className={styles.way}>
                  <Icon size={14} stroke={1.75} aria-hidden />
                  <span>{t(way)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_GROUPS.map((group) => (
              <Fragment key={group}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={4}>
                    {t(group)}
                  </th>
                </tr>
                {NOTIFICATION_KINDS.filter((kind) => notificationKinds[kind].group === group).map((kind) => (
                  <KindRow
                    key={kind}
                    kind={kind}
                    ways={chosen[kind]}
                    isLocked={kind === 'PUBLISH_STOPPED' && mayPublish}
                    onSwitch={(way, isOn) => handleSwitch(kind, way, isOn)}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {mayPublish && (
        <p className={styles.hint}>
          <IconLock size={14} stroke={1.75} aria-hidden />
          {t('locked')}
        </p>
      )}
    </div>
  );
}

type KindRowProps = {
  readonly kind: NotificationKind;
  readonly ways: Preferences['ways'][NotificationKind];
  /** It is always shown in the console. */
  readonly isLocked: boolean;
  readonly onSwitch: (way: Way, isOn: boolean) => void;
};

function KindRow({ kind, ways: chosen, isLocked, onSwitch }: KindRowProps) {
  const t = usePhrases(notificationPreferencesPhrases);
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>{t(kind)}</span>{' '}
        <span className={styles.note}>{sayKnown(notificationPreferencesPhrases, `${kind}_note`)}</span>
      </th>
      {ways.map(({ way }) => {
        const isHeld = isLocked && way === 'console';
        return (
          <td key={way}>
            <span className={styles.cell}>
              {isHeld && <IconLock size={14} stroke={1.75} aria-hidden />}
              <Switch
                aria-label={t('wayOfKind', { kind: t(kind), way: t(way) })}
                checked={isHeld || chosen[way]}
                disabled={isHeld}
                onChange={(event) => onSwitch(way, event.currentTarget.checked)}
              />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
