import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';

const themes = [
  { scheme: 'auto', phrase: 'themeSystem', icon: IconDeviceDesktop },
  { scheme: 'light', phrase: 'themeLight', icon: IconSun },
  { scheme: 'dark', phrase: 'themeDark', icon: IconMoon },
] as const;

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const t = usePhrases(shellPhrases);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const handleChange = (value: string) => setColorScheme(schemeOf(value));
  return (
    <Menu.RadioGroup value={colorScheme} onChange={handleChange}>
      {themes.map(({ scheme, phrase, icon: Icon }) => (
        <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} stroke={1.75} aria-hidden />}>
          {t(phrase)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function schemeOf(value: string): MantineColorScheme {
  return themes.find(({ scheme }) => scheme === value)?.scheme ?? 'auto';
}
