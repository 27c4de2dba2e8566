import type { StoredGamesDict } from '../en/stored-games.ts';
import { counted } from '../plural.ts';

const games = counted('fr', 'table', 'tables');
const moves = counted('fr', 'coup', 'coups');

export const storedGames: StoredGamesDict = {
  difference: {
    noSuchGame: () => 'cette version du service n’a pas ce jeu',
    notPlayable: (p) =>
      `cette version du service ne peut pas jouer la version ${p.version} des règles (elle joue ${p.detail})`,
    badOptions: (p) => `les options sont refusées : ${p.detail}`,
    refusedMove: (p) => `le coup ${p.move} est refusé : ${p.detail}`,
    brokenLog: (p) => `le coup ${p.move} manque dans le journal`,
    failed: (p) => `les règles échouent au coup ${p.move} : ${p.detail}`,
    otherResult: (p) => `après le coup ${p.move}, le résultat n’est pas celui qui est enregistré`,
    otherActors: (p) => `après le coup ${p.move}, ce n’est pas aux places enregistrées de décider`,
  },
  summary: (p) =>
    `${games(p.games)} et ${moves(p.moves)} ont été rejoués avec les règles de leur enregistrement. ${
      p.differ === 0 ? 'Rien ne diffère.' : `Différences : ${p.differ}.`
    }`,
  inUse: (p) =>
    `Le service tourne sur ${p.folder}, et sa base de données intégrée n’accepte qu’un processus. Arrêtez d’abord le service, ou vérifiez une copie du dossier.`,
  noDatabase: (p) =>
    `Il n’y a pas de base de données dans ${p.folder}. Indiquez son dossier avec DATA_DIR, ou un serveur avec DATABASE_URL.`,
};
