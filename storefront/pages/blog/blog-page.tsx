import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import { WrittenDay } from '../article/written-day.tsx'
import type { DataOf } from '../registry.ts'
import './blog-page.css'

/** News and stories, the latest largest. */
export function BlogPage({ data: { posts } }: { data: DataOf<'blog'> }) {
  const { t } = useTranslation('content')
  const { address } = useEnvironment()
  return (
    <div className="blog-page">
      <h1 className="blog-page__title display" tabIndex={-1}>
        {t('blog.title')}
      </h1>
      {posts.length === 0 ? (
        <div className="blog-page__empty">
          <p>{t('blog.empty')}</p>
          <ButtonLink href={address({ to: 'listing' })}>{t('blog.discover')}</ButtonLink>
        </div>
      ) : null}
      <ul className="blog-page__posts">
        {posts.map(({ slug, language: written, title, summary, picture, publishedOn }, index) => (
          <li key={slug} className="blog-page__post">
            <div className="blog-page__picture">
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={index === 0 ? '(width < 960px) 100vw, 800px' : '(width < 960px) 100vw, 400px'}
                eager={index === 0}
              />
            </div>
            <div className="blog-page__words">
              <WrittenDay day={publishedOn} className="blog-page__day" />
              <h2 className="blog-page__name display">
                <a className="blog-page__link" href={address({ to: 'article', slug })} data-prefetch="">
                  <bdi lang={written}>{title}</bdi>
                </a>
              </h2>
              <p className="blog-page__summary">
                <bdi lang={written}>{summary}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
