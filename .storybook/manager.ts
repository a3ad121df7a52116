import { addons } from 'storybook/manager-api';
import { lookOf } from './look.ts';

addons.setConfig({ theme: lookOf('light') });
