import { lazy } from '../lazy.tsx';

// Opened rarely: their code comes when they are wanted.
export const CreateDialog = lazy(async () => (await import('../lobby/CreateDialog.tsx')).CreateDialog);
export const NameDialog = lazy(async () => (await import('../lobby/NameDialog.tsx')).NameDialog);
export const SeekDialog = lazy(async () => (await import('../players/SeekDialog.tsx')).SeekDialog);
export const SettingsDialog = lazy(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
export const CreditsDialog = lazy(async () => (await import('./CreditsDialog.tsx')).CreditsDialog);
export const RulesDialog = lazy(async () => (await import('./RulesDialog.tsx')).RulesDialog);
export const YourGames = lazy(async () => (await import('../lobby/YourGames.tsx')).YourGames);
export const Featured = lazy(async () => (await import('../lobby/Featured.tsx')).Featured);
export const CampaignDialog = lazy(async () => (await import('../campaign/CampaignDialog.tsx')).CampaignDialog);
