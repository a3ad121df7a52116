import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionTitle } from 'ui-kit/section-title';
import { SocialLinks } from 'ui-kit/social-links';
import { measure } from 'ui-kit/theme/tokens';
import { useSettings } from '../../shared/settings.ts';
import { socialLinks } from '../../shared/social.tsx';

/** Where the shop talks with its customers, and about what. */
export function FollowUs() {
  const settings = useSettings();
  return (
    <section aria-labelledby="redes">
      <SectionTitle id="redes">Síguenos</SectionTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, columnGap: 8 }}>
        <Typography color="textSecondary" sx={{ maxWidth: measure.text }}>
          En Instagram mostramos lo que llega y lo que está en promoción. Por WhatsApp respondemos tus
          consultas.
        </Typography>
        <SocialLinks links={socialLinks(settings)} />
      </Box>
    </section>
  );
}
