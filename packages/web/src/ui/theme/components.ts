import type {
  ActionIcon,
  Button,
  Checkbox,
  Combobox,
  Drawer,
  Input,
  Loader,
  MantineThemeComponents,
  Menu,
  Modal,
  MultiSelect,
  Popover,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  TagsInput,
  Tooltip,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import actionIcon from './action-icon.module.css';
import button from './button.module.css';
import choice from './choice.module.css';
import dialog from './dialog.module.css';
import floating from './floating.module.css';
import input from './input.module.css';
import tabs from './tabs.module.css';

/** The argument of `extend` of a component; only its type, so that the component itself stays in the chunks that use it. */
type Extension<Component extends { extend: (input: never) => unknown }> = Parameters<Component['extend']>[0];

const opening = { transition: 'fade-down', duration: 180 } as const;
const closeButtonProps = { 'aria-label': 'Close', size: 'sm' } as const;

/** The props of a control that opens a list of choices, in every field and picker. */
const chooses = {
  size: 'md',
  rightSection: createElement(IconChevronDown, { size: 16, stroke: 1.75, 'aria-hidden': true }),
  rightSectionPointerEvents: 'none',
} as const;

/** How every Mantine component looks and behaves in this house. */
export const themeComponents: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'default', size: 'md', loaderProps: { size: 14 } },
    classNames: {
      root: button.root,
      inner: button.inner,
      label: button.label,
      section: button.section,
      loader: button.loader,
    },
  } satisfies Extension<typeof Button>,
  ActionIcon: {
    defaultProps: { variant: 'subtle', size: 'md' },
    classNames: { root: actionIcon.root },
  } satisfies Extension<typeof ActionIcon>,
  Input: { classNames: { input: input.input, wrapper: input.wrapper, section: input.section } } satisfies Extension<
    typeof Input
  >,
  InputWrapper: {
    classNames: { label: input.label, description: input.note, error: input.error },
  } satisfies Extension<typeof Input.Wrapper>,
  Select: { defaultProps: chooses } satisfies Extension<typeof Select>,
  MultiSelect: { defaultProps: chooses } satisfies Extension<typeof MultiSelect>,
  TagsInput: { defaultProps: { size: 'md' } } satisfies Extension<typeof TagsInput>,
  Checkbox: {
    classNames: { input: choice.box, inner: choice.boxInner, label: choice.choiceLabel },
  } satisfies Extension<typeof Checkbox>,
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: {
      input: choice.switchInput,
      track: choice.track,
      thumb: choice.thumb,
      trackLabel: choice.trackLabel,
      label: choice.choiceLabel,
    },
  } satisfies Extension<typeof Switch>,
  SegmentedControl: {
    defaultProps: { transitionDuration: 120 },
    classNames: {
      root: choice.segments,
      indicator: choice.segmentIndicator,
      control: choice.segmentControl,
      label: choice.segmentLabel,
    },
  } satisfies Extension<typeof SegmentedControl>,
  Tabs: { classNames: { list: tabs.list, tab: tabs.tab } } satisfies Extension<typeof Tabs>,
  Menu: {
    defaultProps: { shadow: 'none', transitionProps: opening, offset: 4, withInitialFocusPlaceholder: false },
    classNames: {
      dropdown: floating.dropdown,
      item: floating.item,
      itemSection: floating.itemSection,
      label: floating.label,
      divider: floating.divider,
    },
  } satisfies Extension<typeof Menu>,
  Popover: {
    defaultProps: { shadow: 'none', transitionProps: opening, offset: 6 },
    classNames: { dropdown: floating.dropdown },
  } satisfies Extension<typeof Popover>,
  Combobox: {
    defaultProps: { shadow: 'none', transitionProps: opening, offset: 4 },
    classNames: {
      dropdown: floating.dropdown,
      option: floating.item,
      groupLabel: floating.label,
      search: floating.search,
      empty: floating.empty,
    },
  } satisfies Extension<typeof Combobox>,
  Tooltip: {
    defaultProps: {
      openDelay: 300,
      transitionProps: { duration: 120 },
      events: { hover: true, focus: true, touch: true },
    },
    classNames: { tooltip: floating.tooltip },
  } satisfies Extension<typeof Tooltip>,
  Modal: {
    defaultProps: {
      centered: true,
      closeButtonProps,
      transitionProps: opening,
      overlayProps: { color: 'transparent' },
    },
    classNames: {
      overlay: dialog.overlay,
      content: dialog.content,
      header: dialog.header,
      title: dialog.title,
      body: dialog.body,
      close: dialog.close,
    },
  } satisfies Extension<typeof Modal>,
  // A header within a dialog is no banner of the page.
  ModalHeader: { defaultProps: { role: 'presentation' } } satisfies Extension<typeof Modal.Header>,
  Drawer: {
    defaultProps: { closeButtonProps, transitionProps: { duration: 180 } },
    classNames: {
      overlay: dialog.overlay,
      content: dialog.drawerContent,
      header: dialog.drawerHeader,
      title: dialog.title,
      body: dialog.drawerBody,
      close: dialog.close,
    },
  } satisfies Extension<typeof Drawer>,
  Loader: { defaultProps: { color: 'currentColor', size: 16, type: 'oval' } } satisfies Extension<typeof Loader>,
};
