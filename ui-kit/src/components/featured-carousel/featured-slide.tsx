import { type ElementType, memo } from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Card, cardClasses, Slide, Words } from './featured-carousel-parts.ts';

export interface FeaturedSlide {
  /** Address of the product's page. */
  href: string;
  name: string;
  /** One line under the name: brand, origin or use. */
  line?: string | undefined;
  picture?: PictureSource | undefined;
  tint?: Tint | undefined;
}

interface Props {
  slide: FeaturedSlide;
  index: number;
  /** Position: '3 de 15'. */
  label: string;
  roleDescription: string;
  hidden: boolean;
  /** Whether the slide is cut off: only for the pointer, because Tab would focus a hidden link. */
  cut: boolean;
  LinkComponent: ElementType | undefined;
}

const sizes = '(min-width:1024px) 300px, (min-width:768px) 32vw, (min-width:528px) 46vw, 62vw';

/** A product on the shelf; the whole card is a link. Memoised: only slides that appear or leave render again. */
export const FeaturedSlideCard = memo(function FeaturedSlideCard({
  slide,
  index,
  label,
  roleDescription,
  hidden,
  cut,
  LinkComponent,
}: Props) {
  return (
    <Slide
      className="swiper-slide"
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      data-index={index}
      inert={hidden}
    >
      <Card>
        <KitLink
          href={slide.href}
          LinkComponent={LinkComponent}
          draggable={false}
          {...(cut && { tabIndex: -1 })}
        >
          <Picture
            className={cardClasses.picture}
            source={slide.picture}
            tint={slide.tint}
            sizes={sizes}
            priority={index === 0}
          />
          <Words className={cardClasses.words}>
            <b>{slide.name}</b>
            {slide.line && <span>{slide.line}</span>}
          </Words>
        </KitLink>
      </Card>
    </Slide>
  );
});
